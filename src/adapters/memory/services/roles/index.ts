export { RoleItems } from './role-items';
