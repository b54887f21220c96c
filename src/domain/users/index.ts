export { userName, type CurrentRole, type CurrentUser, type Role } from './current-user';
export { invitationDenied, invitedAddresses, type InvitationDenial } from './invitation';
export { USER_DISPLAY_FIELDS, userDisplay, type ShownUser, type UserDisplay, type UserDisplayMode } from './user-display';
