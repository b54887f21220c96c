export { InvitationsService } from './invitations-service';
export { SecondFactorsService } from './second-factors-service';
export { UserItems, USERS } from './user-items';
export { UsersService } from './users-service';
