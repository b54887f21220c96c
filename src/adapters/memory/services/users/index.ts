export { UsersService } from './users-service';
