import { SYSTEM } from '../../accountability';
import { forbidden, invalidPayload, unexpected } from '../../api-error';
import type { Database } from '../../world/database';
import type { Outbox } from '../../outbox';
import { ItemsService } from '../items';
import type { Payload } from './payload';
import { emailOfLink, signFor, type Signing } from './signed-token';

const USERS = 'directus_users';
const SCOPE = 'password-reset';
const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

const assertPresent = (payload: Payload, name: string): NonNullable<unknown> => {
  const value = payload[name];
  if (!value) throw invalidPayload(`"${name}" field is required.`);
  return value;
};

/** Resets forgotten passwords. */
export class PasswordsService {
  constructor(
    private readonly database: Database,
    private readonly signing: Signing,
    private readonly outbox: Outbox,
    /** Base URL of the application. */
    private readonly appUrl: string,
  ) {}

  /**
   * Mails a link that is valid for a day to the user with exactly this address, whatever the status. Does not reveal
   * whether there is one.
   */
  request(payload: Payload): void {
    const email = assertPresent(payload, 'email');
    const user = this.database.rows(USERS).find((row) => row['email'] === email);
    if (typeof email !== 'string' || user === undefined) return;
    const resetUrl = payload['reset_url'];
    if (resetUrl) throw invalidPayload(`Url "${String(resetUrl)}" can't be used to reset passwords.`);
    const token = signFor(this.signing, { email, scope: SCOPE }, LINK_LIFETIME_MS);
    this.outbox.put({ to: email, about: SCOPE, link: `${this.appUrl}/reset-password?token=${token}` });
  }

  /** Accepts a link any number of times while it is valid. Does not check the password policy. */
  reset(payload: Payload): void {
    const token = assertPresent(payload, 'token');
    const password = assertPresent(payload, 'password');
    if (typeof token !== 'string') throw unexpected('An unexpected error occurred.');
    const email = emailOfLink(this.signing, token, SCOPE);
    const user = this.database.rows(USERS).find((row) => row['email'] === email && row['status'] === 'active');
    if (user === undefined) throw forbidden();
    if (typeof password !== 'string') throw unexpected('An unexpected error occurred.');
    new ItemsService(this.database, USERS, SYSTEM, this.signing.now).update([String(user['id'])], { password });
  }
}
