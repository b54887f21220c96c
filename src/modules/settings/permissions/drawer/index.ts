export { PermissionDrawer } from './permission-drawer';
