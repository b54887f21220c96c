export type { CopyOrigin } from './copy.view-model';
export { CopyPermissionDrawer } from './copy-drawer';
