export { ownPermissions } from './own-permissions';
export { PermissionItems } from './permission-items';
export { allows, ruleFor } from './rule';
