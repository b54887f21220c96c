import type { Item } from '../../../../domain/items';
import { policiesOfRole, type UserAccess } from '../../../../domain/users';
import type { Accountability } from '../../accountability';
import { apiException } from '../../api-error';
import type { Database } from '../../world/database';
import { flagOf, textOf } from '../../world/row-values';

const ACCESS = 'directus_access';

type Caller = Pick<Accountability, 'user' | 'role'>;

/** The policies of the public. */
export const publicPolicies = (database: Database): readonly string[] =>
  database.rows(ACCESS).flatMap((row) => {
    const isPublic = textOf(row, 'role') === null && textOf(row, 'user') === null;
    return isPublic ? (textOf(row, 'policy') ?? []) : [];
  });

/** Keys of a role and of its parents. */
const rolesWithParents = (database: Database, role: string): readonly string[] =>
  policiesOfRole(
    role,
    database.rows('directus_roles').map((row) => ({
      id: textOf(row, 'id') ?? '',
      name: '',
      parent: textOf(row, 'parent'),
      policies: [],
    })),
  ).map((found) => found.role.id);

/** The policies of a user: their own, those of their role and of its parents; of the public without a user. */
export const policiesOf = (database: Database, { user, role }: Caller): readonly string[] => {
  if (user === null) return publicPolicies(database);
  const roles = role === null ? [] : rolesWithParents(database, role);
  return database.rows(ACCESS).flatMap((row) => {
    const applies = textOf(row, 'user') === user || roles.includes(textOf(row, 'role') ?? '');
    return applies ? (textOf(row, 'policy') ?? []) : [];
  });
};

/** What the policies of a user allow beside their permissions. */
export const accessOf = (database: Database, caller: Caller): UserAccess => {
  const policies = policiesOf(database, caller).map((id) => database.row('directus_policies', id) ?? {});
  return {
    admin_access: policies.some((policy) => flagOf(policy, 'admin_access')),
    app_access: policies.some((policy) => flagOf(policy, 'app_access')),
  };
};

/** Throws when no active user is an administrator any more. */
export const assertAdministratorLeft = (database: Database): void => {
  const administers = (row: Item): boolean =>
    row['status'] === 'active' &&
    accessOf(database, { user: textOf(row, 'id'), role: textOf(row, 'role') }).admin_access;
  if (!database.rows('directus_users').some(administers))
    throw apiException(422, 'UNPROCESSABLE_CONTENT', "Can't leave no administrator.");
};
