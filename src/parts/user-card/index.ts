export { UserCard } from './user-card';
