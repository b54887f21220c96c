import type { Credentials, Tokens } from '../domain/session';
import { token, type Call } from '../kernel';

/** Comes and goes. The refresh token lives in an httpOnly cookie (or its like) that no code here ever sees. */
export interface AuthGateway {
  /** Fails with INVALID_CREDENTIALS, INVALID_OTP, USER_SUSPENDED or INVALID_PAYLOAD. */
  login(credentials: Credentials): Call<Tokens>;
  /** Trades the refresh token for a new pair; the old one is used up. Never call it twice at once: see `SessionTokens`. */
  refresh(): Call<Tokens>;
  /** Ends the session on the server. Succeeds when there is none. */
  logout(): Call<void>;
}

export const AuthGateway = token<AuthGateway>('AuthGateway');
