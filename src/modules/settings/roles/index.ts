export { NewRoleDialog } from './new-role-dialog';
export { RolePage } from './role-page';
export { RolesPage } from './roles-page';
