import { token, type Call } from '../kernel';

/** What the other gateways need of the session: the token of the moment, and a new one when it has run out. */
export interface SessionTokens {
  /** Null when nobody is signed in. Never store, log or put it into a URL. */
  current(): string | null;
  /** One refresh, however many ask at once. A refusal ends the session and fails with 'session-ended'. */
  refresh(): Call<string>;
}

export const SessionTokens = token<SessionTokens>('SessionTokens');
