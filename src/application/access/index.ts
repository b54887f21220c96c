export { AccessStore, RolesStore } from './access-store';
export { PermissionChanges } from './permission-changes';
