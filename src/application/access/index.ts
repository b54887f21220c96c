export { AccessStore, RolesStore } from './access-store';
export { PermissionChanges } from './permission-changes';
export {
  type CellChange,
  type DoneChange,
  RolePermissions,
  type RolePermissionsDependencies,
  rolePermissionsDependencies,
  type StoredPermissions,
} from './role-permissions';
