import type { NamedTokens } from '../../kernel';
import { ItemsGateway } from '../../ports/gateways/items-gateway';
import { PermissionsGateway } from '../../ports/gateways/permissions-gateway';
import { RolesGateway } from '../../ports/gateways/roles-gateway';
import { AccessStore, PermissionChanges, RolesStore } from '../access';
import { RoleReload } from './role-reload';

/** What use cases of roles are constructed with, by name; pages ask for them without knowing ports. */
export interface RoleDependencies {
  readonly items: ItemsGateway;
  readonly roles: RolesGateway;
  readonly permissions: PermissionsGateway;
  readonly store: RolesStore;
  readonly access: AccessStore;
  readonly changes: PermissionChanges;
  readonly reload: RoleReload;
}

export const roleDependencies: NamedTokens<RoleDependencies> = {
  items: ItemsGateway,
  roles: RolesGateway,
  permissions: PermissionsGateway,
  store: RolesStore,
  access: AccessStore,
  changes: PermissionChanges,
  reload: RoleReload,
};
