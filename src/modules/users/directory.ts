import { map } from 'rxjs';
import type { AccessStore } from '../../application/access';
import type { ListRef } from '../../application/browse';
import { inviteDenied } from '../../domain/permissions';
import type { Role } from '../../domain/users';
import { collectionPath, collectionPaths, type CollectionPaths, type PageAction } from '../../kit';

export const USERS = 'directus_users';

/** The page of a role's users. */
export const rolePath = (role: string): string => `${collectionPath(USERS)}/roles/${encodeURIComponent(role)}`;

/** The list of all users, or of those with a role. */
export const directoryRef = (role: string | null): ListRef =>
  role === null ? { collection: USERS } : { collection: USERS, lockedFilter: { role: { _eq: role } } };

/** The pages of users; new ones of a role's list get the role. */
export const directoryPaths = (role: string | null): CollectionPaths =>
  role === null
    ? collectionPaths(USERS)
    : { ...collectionPaths(USERS), list: rolePath(role), newItem: `${rolePath(role)}/+` };

/** The roles whose name contains the text. */
export const foundRoles = (roles: readonly Role[], query: string, locale: string): readonly Role[] => {
  const wanted = query.trim().toLocaleLowerCase(locale);
  return roles.filter(({ name }) => name.toLocaleLowerCase(locale).includes(wanted));
};

/** The action that opens the dialog for invitations. */
export const inviteAction = (access: Pick<AccessStore, 'access$'>, execute: () => void): PageAction => ({
  id: 'invite-users',
  label: 'invite_users',
  icon: 'person_add',
  denied$: access.access$.pipe(map(inviteDenied)),
  execute,
});
