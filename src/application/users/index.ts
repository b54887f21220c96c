export { UserDirectory } from './user-directory';
