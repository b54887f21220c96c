export { PermissionTable } from './permission-table';
export { PublicPermissionsPage } from './public-permissions-page';
