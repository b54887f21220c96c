export {
  type Accordion,
  ACCORDIONS,
  moduleBarEntries,
  type ModuleBarEntry,
  type NavigationGroup,
  navigationGroups,
} from './role-navigation';
export {
  type CurrentRole,
  type CurrentUser,
  type InvitationDenial,
  invitationDenied,
  invitedEmails,
  type NewSecondFactor,
  USER_DISPLAY_FIELDS,
  userDisplay,
  type UserDisplay,
  type UserDisplayMode,
  userName,
  type UserSummary,
} from './user';
export type { NewRole, Role, RoleDetail, RoleOverview } from './role';
