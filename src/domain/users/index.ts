export {
  type AccountAppearance,
  appearanceMessage,
  type AppearanceMessage,
  isTheme,
  type ThemeChoice,
  THEMES,
} from './appearance';
export {
  ACCORDIONS,
  moduleBarEntries,
  navigationGroups,
  type Accordion,
  type ModuleBarEntry,
  type NavigationGroup,
} from './role-navigation';
export { decodeProfile, PROFILE_FIELDS, type UserProfile } from './profile';
export {
  invitationDenied,
  invitedEmails,
  USER_DISPLAY_FIELDS,
  userDisplay,
  userName,
  type CurrentRole,
  type CurrentUser,
  type InvitationDenial,
  type UserDisplay,
  type UserDisplayMode,
  type UserSummary,
} from './user';
export {
  entryDenied,
  type EntryDenial,
  type NewSecondFactor,
  secondFactorDenied,
  type SecondFactorDenial,
  type SecondFactorEntry,
  secretGroups,
} from './second-factor';
export type { NewRole, Role, RoleDetail, RoleOverview } from './role';
