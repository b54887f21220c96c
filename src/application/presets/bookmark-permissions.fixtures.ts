import { of } from 'rxjs';
import { APP_ACCESS_PERMISSIONS, type Permission } from '../../domain/permissions';
import type { CurrentUser } from '../../domain/users';
import { BookmarkPermissions } from './bookmark-permissions';

/** What a user with app access may do with bookmarks, and with these permissions besides. */
export const bookmarkPermissionsOf = (user: CurrentUser, more: readonly Permission[] = []): BookmarkPermissions => {
  const implied = APP_ACCESS_PERMISSIONS.map((grant): Permission => ({ ...grant, id: null, role: null }));
  return new BookmarkPermissions({ access$: of({ user, permissions: [...more, ...implied] }) }, { now: () => 0 });
};
