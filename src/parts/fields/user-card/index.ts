export { UserCard, UserLink } from './user-card';
