import type { AccessRisk } from '../../domain/permissions';
import { collectionPaths, itemPath } from '../../kit';

export const ROLES = 'directus_roles';

export const ROLE_PATHS = collectionPaths(ROLES);

/** The page of the users without a session. */
const PUBLIC_PATH = `${ROLE_PATHS.list}/public`;

/** The page of a role; null for the public one. */
export const rolePath = (role: string | null): string => (role === null ? PUBLIC_PATH : itemPath(ROLES, role));

/** The comparison of a role, null for the public one, with another that is to be chosen. */
export const comparePath = (left: string | null): string =>
  `${ROLE_PATHS.list}/+compare?left=${encodeURIComponent(left ?? 'public')}`;

/** The page of a finding's role, at the cell of the permission table that the finding is about. */
export const riskPath = ({ role, cell }: AccessRisk): string =>
  cell === null ? rolePath(role) : `${rolePath(role)}?cell=${encodeURIComponent(`${cell.collection}.${cell.action}`)}`;
