import { token, type Call } from '../../kernel';

/** Requests of users who are not signed in: password reset, invitations, single sign-on. */
export interface AccountsGateway {
  /** Mails a reset link. Succeeds for an unknown address, too, so that callers cannot find out who has an account. */
  requestPasswordReset(email: string): Call<void>;
  /**
   * `token` comes from the mailed link and can be used repeatedly until it expires. Fails with FORBIDDEN when it is of
   * another kind or its user is not active, with INTERNAL_SERVER_ERROR when it is forged, damaged or expired.
   */
  resetPassword(token: string, password: string): Call<void>;
  /** Likewise; fails with INVALID_PAYLOAD when its user is not, or no longer, invited. */
  acceptInvitation(token: string, password: string): Call<void>;
  /** The names of the single sign-on providers; usually none. */
  signOnProviders(): Call<readonly string[]>;
  /** The URL to start single sign-on. The browser returns to `back`, with a `reason` in the query after a failure. */
  signOnLink(provider: string, back: string): string;
}

export const AccountsGateway = token<AccountsGateway>('AccountsGateway');
