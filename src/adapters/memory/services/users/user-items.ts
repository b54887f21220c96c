import type { Item, PrimaryKey } from '../../../../domain/items';
import type { Json } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import { apiException, invalidPayload, unexpected } from '../../api-error';
import type { Database } from '../../world/database';
import { ItemsService } from '../items';
import { settingOf } from '../server/server-service';

/** The pattern stands between slashes. One that is none breaks the call, and only administrators are told why. */
const patternOf = (policy: string, { admin }: Accountability): RegExp => {
  try {
    return new RegExp(policy.startsWith('/') && policy.endsWith('/') ? policy.slice(1, -1) : policy);
  } catch (error) {
    throw unexpected(admin && error instanceof Error ? error.message : 'An unexpected error occurred.');
  }
};

/** Refuses a password that the project's policy does not allow. Taking a password away is always allowed. */
const assertPasswordAllowed = (database: Database, who: Accountability, password: Json): void => {
  const policy = settingOf(database, 'auth_password_policy');
  const given = password !== null && password !== '' && password !== 0 && password !== false;
  if (typeof policy !== 'string' || policy === '' || !given) return;
  if (patternOf(policy, who).test(String(password))) return;
  const details = { field: 'password', type: 'regex', invalid: password };
  throw apiException(400, 'FAILED_VALIDATION', "Provided password doesn't match password policy", details);
};

export const USERS = 'directus_users';

/** Administrators hear what the platform has stumbled over. */
const failUnexpectedly = ({ admin }: Accountability, over: string): never => {
  throw unexpected(admin ? over : 'An unexpected error occurred.');
};

/**
 * The directory of users. Beyond what holds for all items: an address is taken in whatever case it is written, passwords
 * keep to the policy, the second factor has its own calls, and somebody has to be left who may do everything. What is
 * written along with items of other collections is an item like any other, and is not looked at here.
 */
export class UserItems extends ItemsService {
  constructor(database: Database, who: Accountability, now: () => number) {
    super(database, USERS, who, now);
  }

  /** The platform looks at passwords only when several users are created at once; one alone may have any. */
  override create(payloads: readonly Item[]): readonly PrimaryKey[] {
    for (const { email } of payloads) {
      if (typeof email === 'string') this.assertEmailFree(email, []);
      else if (email === null || email === undefined)
        failUnexpectedly(this.who, `Cannot read properties of ${String(email)} (reading 'toLowerCase')`);
      else failUnexpectedly(this.who, 'data.email.toLowerCase is not a function');
    }
    if (payloads.length > 1) for (const { password } of payloads) this.assertPassword(password);
    return super.create(payloads);
  }

  override update(keys: readonly PrimaryKey[], edits: Item): readonly PrimaryKey[] {
    const { email, password, tfa_secret } = edits;
    if (typeof email === 'string') this.assertEmailFree(email, keys);
    else if (email !== null && email !== undefined) failUnexpectedly(this.who, '_a.toLowerCase is not a function');
    this.assertPassword(password);
    if (tfa_secret !== undefined) throw invalidPayload('You can\'t change the "tfa_secret" value manually.');
    return super.update(keys, edits);
  }

  /** Whether somebody is left is asked first, of everybody. */
  override remove(keys: readonly PrimaryKey[]): void {
    const leaving = new Set(keys.map(String));
    const stays = this.database.rows(USERS).some((row) => this.isAdministrator(row) && !leaving.has(String(row['id'])));
    if (!stays) throw apiException(422, 'UNPROCESSABLE_ENTITY', "You can't delete the last admin user.");
    super.remove(keys);
  }

  private assertEmailFree(email: string, own: readonly PrimaryKey[]): void {
    const wanted = email.toLowerCase();
    const mine = new Set(own.map(String));
    const taken = this.database
      .rows(USERS)
      .some((row) => String(row['email']).toLowerCase() === wanted && !mine.has(String(row['id'])));
    if (wanted === '' || !taken) return;
    const details = { collection: USERS, field: 'email', invalid: wanted };
    throw apiException(400, 'RECORD_NOT_UNIQUE', 'Field "email" has to be unique.', details);
  }

  private assertPassword(password: Json | undefined): void {
    assertPasswordAllowed(this.database, this.who, password ?? null);
  }

  private isAdministrator(user: Item): boolean {
    const role = user['role'];
    return typeof role === 'string' && this.database.row('directus_roles', role)?.['admin_access'] === true;
  }
}
