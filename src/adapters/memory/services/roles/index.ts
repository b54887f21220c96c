export { RoleItems } from '../users/role-items';
