import type { Item } from '../../domain/items';
import type { CurrentUser, NewSecondFactor } from '../../domain/users';
import { token, type Call } from '../../kernel';

/** The signed-in user, and invitations. Other users are items of `directus_users`: see `ItemsGateway`. */
export interface UsersGateway {
  /** The signed-in user with the flags of their role. */
  me(): Call<CurrentUser>;
  /** Needs the permission to update the own user; returns the updated user. */
  updateMe(edits: Item): Call<CurrentUser>;
  /** Stores the last page, a path inside the application. Needs no permission. */
  trackPage(page: string): Call<void>;
  /**
   * Creates invited users and mails each a link; all or none. Fails with RECORD_NOT_UNIQUE, without naming the address,
   * when one of them exists.
   */
  invite(emails: readonly string[], role: string): Call<void>;
  /** Changes nothing yet. Fails with INVALID_CREDENTIALS for a wrong password, which never ends the session. */
  generateSecondFactor(password: string): Call<NewSecondFactor>;
  /** `otp` is the current code of the secret. Fails with INVALID_PAYLOAD for a wrong code or when already enabled. */
  enableSecondFactor(secret: string, otp: string): Call<void>;
  /** Fails with INVALID_PAYLOAD for a wrong code or when not enabled. */
  disableSecondFactor(otp: string): Call<void>;
}

export const UsersGateway = token<UsersGateway>('UsersGateway');
