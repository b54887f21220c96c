export { coversField, denied, isAdmin, nobody, permissionFor, type Access, type Denial } from './access';
export { ACTIONS, type Action, type Permission } from './permission';
