export { ACCORDIONS, listedGroups, type Accordion, type ListedGroup } from './collection-list';
export { userName, type CurrentRole, type CurrentUser } from './current-user';
export { invitationDenied, invitedAddresses, type InvitationDenial } from './invitation';
export { listedModules, type ListedModule } from './module-list';
export type { NewRole, Role, RoleDetail, RoleOverview } from './role';
export type { NewSecondFactor } from './second-factor';
export {
  USER_DISPLAY_FIELDS,
  userDisplay,
  type ShownUser,
  type UserDisplay,
  type UserDisplayMode,
} from './user-display';
