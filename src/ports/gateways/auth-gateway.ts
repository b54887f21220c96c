import type { Credentials, Tokens } from '../../domain/session';
import { token, type Call } from '../../kernel';

/** Sign-in and sign-out. The refresh token is in an httpOnly cookie, or its equivalent, that this code never sees. */
export interface AuthGateway {
  /** Whether this browser has signed in and not out since; a guess, without a request. */
  expectsSession(): boolean;
  /** Fails with INVALID_CREDENTIALS, INVALID_OTP, USER_SUSPENDED or INVALID_PAYLOAD. */
  login(credentials: Credentials): Call<Tokens>;
  /**
   * Exchanges the refresh token for a new pair; it is valid once. Never call it twice at a time: see `SessionTokens`.
   */
  refresh(): Call<Tokens>;
  /** Ends the session on the server. Succeeds when there is none. */
  logout(): Call<void>;
}

export const AuthGateway = token<AuthGateway>('AuthGateway');
