export { NewUserPage, UserPage } from './user-page';
