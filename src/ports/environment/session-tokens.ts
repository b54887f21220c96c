import { token, type Call } from '../../kernel';

/** The access token for the gateways, and its refresh. */
export interface SessionTokens {
  /** Whose session it is; null without one. */
  readonly userId: string | null;
  /**
   * Null without a session, and while the server of a session has not been reached yet. Never store or log it, or put it
   * into a URL.
   */
  current(): string | null;
  /** Concurrent callers share one refresh. A refusal ends the session and fails with 'session-ended'. */
  refresh(): Call<string>;
}

export const SessionTokens = token<SessionTokens>('SessionTokens');
