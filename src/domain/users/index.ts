export { ACCORDIONS, navigationGroups, type Accordion, type NavigationGroup } from './collection-list';
export { userName, type CurrentRole, type CurrentUser } from './current-user';
export { invitationDenied, invitedEmails, type InvitationDenial } from './invitation';
export { moduleBarEntries, type ModuleBarEntry } from './module-list';
export type { NewRole, Role, RoleDetail, RoleOverview } from './role';
export type { NewSecondFactor } from './second-factor';
export {
  USER_DISPLAY_FIELDS,
  userDisplay,
  type UserSummary,
  type UserDisplay,
  type UserDisplayMode,
} from './user-display';
