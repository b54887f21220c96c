export {
  CompareRoles,
  type CompareRolesDependencies,
  compareRolesDependencies,
  type RoleComparison,
} from './compare-roles';
export {
  AccessCheck,
  type AccessCheckDependencies,
  accessCheckDependencies,
  type CheckedAccess,
  type CheckedPlace,
  type RoleUser,
} from './access-check';
export { AccessStore, RolesStore } from './access-store';
export {
  type CopyData,
  type CopyEntry,
  CopyPermission,
  type CopyPermissionDependencies,
  copyPermissionDependencies,
  placeKey,
} from './copy-permission';
export {
  ExportPermissions,
  type ExportPermissionsDependencies,
  exportPermissionsDependencies,
} from './export-permissions';
export {
  type HolderChange,
  type PolicyContents,
  policyContents,
  type PolicyDependencies,
  policyDependencies,
  PolicyHolders,
  PolicyList,
  type RolePolicy,
  RolePolicySet,
} from './policies';
export { PermissionChanges } from './permission-changes';
export type { OpenRule, RuleDenial } from './open-rule';
export { PermissionRule, type RuleDependencies, ruleDependencies, type RulePlace } from './permission-rule';
export { type MatchCount, type RuleMatch, RuleMatches } from './rule-matches';
export {
  type CellChange,
  type DoneChange,
  RolePermissions,
  type RolePermissionsDependencies,
  rolePermissionsDependencies,
  type StoredPermissions,
} from './role-permissions';
