import type { Credentials, Tokens } from '../../domain/session';
import { token, type Call } from '../../kernel';

/** Sign-in and sign-out. The refresh token is in an httpOnly cookie, or its equivalent, that this code never sees. */
export interface AuthGateway {
  /** Whether this browser has signed in and not out since; a guess, without a request. */
  expectsSession(): boolean;
  /**
   * The user of this browser's last session, whose pages may be shown while the server is not reached; null after a
   * sign-out, when the session must have expired meanwhile, and where nothing is kept for that. Without a request.
   */
  rememberedUser(): string | null;
  /** Fails with INVALID_CREDENTIALS, INVALID_OTP, USER_SUSPENDED or INVALID_PAYLOAD. */
  login(credentials: Credentials): Call<Tokens>;
  /**
   * Exchanges the refresh token for a new pair; it is valid once. Never call it twice at a time: see `SessionTokens`.
   */
  refresh(): Call<Tokens>;
  /**
   * Ends the session on the server. Succeeds when there is none. While the server is not reached, the session is over in
   * this browser, and the next `refresh` ends it on the server.
   */
  logout(): Call<void>;
}

export const AuthGateway = token<AuthGateway>('AuthGateway');
