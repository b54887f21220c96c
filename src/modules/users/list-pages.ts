export { DirectoryPage, RolePage, RolesRedirect } from './directory-page';
export { UsersNavigation } from './users-navigation';
