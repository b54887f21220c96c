export { userName, type CurrentRole, type CurrentUser, type Role } from './current-user';
