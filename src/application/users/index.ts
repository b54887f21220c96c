export { UserDirectory, type UserProfile } from './user-directory';
