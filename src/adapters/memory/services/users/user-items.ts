import type { Item, PrimaryKey } from '../../../../domain/items';
import type { Json } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import { apiException, invalidPayload, unexpected } from '../../api-error';
import type { Database } from '../../world/database';
import { textOf } from '../../world/row-values';
import { ItemsService } from '../items';
import { accessOf } from '../policies/policies';
import { settingOf } from '../server/server-service';

/** The policy is a pattern between slashes. A malformed one is an internal error, explained to administrators only. */
const patternOf = (policy: string, { admin }: Accountability): RegExp => {
  try {
    return new RegExp(policy.startsWith('/') && policy.endsWith('/') ? policy.slice(1, -1) : policy);
  } catch (error) {
    throw unexpected(admin && error instanceof Error ? error.message : 'An unexpected error occurred.');
  }
};

/** Throws when the password violates the project's policy. Removing a password is always allowed. */
const assertPasswordAllowed = (database: Database, who: Accountability, password: Json): void => {
  const policy = settingOf(database, 'auth_password_policy');
  const given = password !== null && password !== '' && password !== 0 && password !== false;
  if (typeof policy !== 'string' || policy === '' || !given) return;
  if (patternOf(policy, who).test(String(password))) return;
  const details = { field: 'password', type: 'regex', invalid: password };
  throw apiException(400, 'FAILED_VALIDATION', "Provided password doesn't match password policy", details);
};

export const USERS = 'directus_users';

/** Throws an internal error with a message for administrators only. */
const failUnexpectedly = ({ admin }: Accountability, message: string): never => {
  throw unexpected(admin ? message : 'An unexpected error occurred.');
};

/**
 * Items of `directus_users`. Beyond other items: e-mail addresses are unique regardless of case, passwords follow the
 * policy, the second factor has its own calls, and one administrator has to remain. Users written through a relation
 * are not checked, as on the server.
 */
export class UserItems extends ItemsService {
  constructor(database: Database, who: Accountability, now: () => number) {
    super(database, USERS, who, now);
  }

  /** As the server, checks passwords only when several users are created at once. */
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

  /** Checks for a remaining administrator before permissions. */
  override remove(keys: readonly PrimaryKey[]): void {
    const deleted = new Set(keys.map(String));
    const hasOtherAdmin = this.database
      .rows(USERS)
      .some((row) => this.isAdministrator(row) && !deleted.has(String(row['id'])));
    if (!hasOtherAdmin) throw apiException(422, 'UNPROCESSABLE_ENTITY', "You can't delete the last admin user.");
    super.remove(keys);
  }

  private assertEmailFree(email: string, keys: readonly PrimaryKey[]): void {
    const normalized = email.toLowerCase();
    const ownKeys = new Set(keys.map(String));
    const taken = this.database
      .rows(USERS)
      .some((row) => String(row['email']).toLowerCase() === normalized && !ownKeys.has(String(row['id'])));
    if (normalized === '' || !taken) return;
    const details = { collection: USERS, field: 'email', invalid: normalized };
    throw apiException(400, 'RECORD_NOT_UNIQUE', 'Field "email" has to be unique.', details);
  }

  private assertPassword(password: Json | undefined): void {
    assertPasswordAllowed(this.database, this.who, password ?? null);
  }

  private isAdministrator(user: Item): boolean {
    const role = user['role'];
    if (this.database.model.hasPolicies)
      return accessOf(this.database, { user: textOf(user, 'id'), role: textOf(user, 'role') }).admin_access;
    return typeof role === 'string' && this.database.row('directus_roles', role)?.['admin_access'] === true;
  }
}
