import type { Item } from '../domain/items';
import type { CurrentUser, NewSecondFactor } from '../domain/users';
import { token, type Call } from '../kernel';

/**
 * What concerns the signed-in person, and invitations. The directory itself is a collection like any other, and comes
 * through the `ItemsGateway`: `directus_users`.
 */
export interface UsersGateway {
  /** The signed-in person with the flags of their role. */
  me(): Call<CurrentUser>;
  /** Needs the right to change oneself; answers with the person as they now are. */
  updateMe(edits: Item): Call<CurrentUser>;
  /** Notes where the person is, a path inside the application. Needs no right. */
  trackPage(page: string): Call<void>;
  /**
   * Puts them into the directory as invited and mails each a link; all of them or none. Fails with RECORD_NOT_UNIQUE,
   * without saying whose, when one of them is in it already.
   */
  invite(emails: readonly string[], role: string): Call<void>;
  /** Changes nothing yet. Fails with INVALID_CREDENTIALS when it is not the password: that never ends the session. */
  generateSecondFactor(password: string): Call<NewSecondFactor>;
  /** `otp` is a code made of the secret at this moment. Fails with INVALID_PAYLOAD when it is not, or there is one already. */
  enableSecondFactor(secret: string, otp: string): Call<void>;
  /** Fails with INVALID_PAYLOAD when the code is wrong, or there is nothing to disable. */
  disableSecondFactor(otp: string): Call<void>;
}

export const UsersGateway = token<UsersGateway>('UsersGateway');
