export { People, type Person } from './user-directory';
