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
export { accessLossOf, accountRisks, type AccountRisk, type Administrator } from './account-risks';
export {
  classifyEmails,
  type ExistingUser,
  initialInvitationRole,
  type InvitationResult,
  invitedEmails,
  overlongEmail,
} from './invitation';
export { decodeProfile, PROFILE_FIELDS, type UserProfile } from './profile';
export {
  isPasswordAllowed,
  USER_DISPLAY_FIELDS,
  userAccess,
  userDisplay,
  userName,
  type CurrentRole,
  type CurrentUser,
  type UserDisplay,
  type UserDisplayMode,
  type UserAccess,
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
export { invalidIpEntries, type RoleRefusal, type RoleRisk, roleWriteRisks } from './roles/role-risks';
export type { NewRole, Role, RoleDetail, RoleOverview } from './role';
export {
  type InheritedPolicies,
  type NewPolicy,
  policiesOfRole,
  type Policy,
  type PolicyHolder,
  type PolicyOverview,
  type PolicySettings,
  type RolePolicies,
} from './policy';
