import { token, type Call } from '../../kernel';

/** The access token for the gateways, and its refresh. */
export interface SessionTokens {
  /** Null without a session. Never store or log it, or put it into a URL. */
  current(): string | null;
  /** Concurrent callers share one refresh. A refusal ends the session and fails with 'session-ended'. */
  refresh(): Call<string>;
}

export const SessionTokens = token<SessionTokens>('SessionTokens');
