import { token, type Call } from '../kernel';

/** For those who are not signed in, and for one reason or another cannot with what they have. */
export interface AccountsGateway {
  /** Has a link mailed to that address. Succeeds all the same when nobody has it: no stranger learns who has an account. */
  requestPasswordReset(email: string): Call<void>;
  /**
   * `token` comes from the mailed link, and may be used again while it is good. Fails with FORBIDDEN when it is of
   * another kind or its owner is not active, with INTERNAL_SERVER_ERROR when it is forged, spoiled or has run out.
   */
  resetPassword(token: string, password: string): Call<void>;
  /** Likewise; fails with INVALID_PAYLOAD when its owner is not invited, or not any more. */
  acceptInvitation(token: string, password: string): Call<void>;
  /** The names of those who sign people in elsewhere; mostly none. */
  signOnProviders(): Call<readonly string[]>;
  /** Where a browser goes to be signed in by one of them. It comes back to `back`, with a `reason` in the query when that failed. */
  signOnLink(provider: string, back: string): string;
}

export const AccountsGateway = token<AccountsGateway>('AccountsGateway');
