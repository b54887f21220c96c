export {
  type Access,
  coversField,
  type Denial,
  denied,
  type FieldDenial,
  fieldDenied,
  filterContext,
  isAdmin,
  nobody,
  permissionFor,
  readablePaths,
} from './access';
export { APP_ACCESS_MINIMUM, appMinimumOf, offeredLevels, shownLevel, type Grant } from './app-minimum';
export { brokenRules, type BrokenRule } from './rule-violations';
export {
  allowedCopyChoices,
  copyOptions,
  widestCopyChoices,
  type CopyOption,
  type CopyOptionDenial,
} from './copy-options';
export { dependsOnItem, type ItemDenial, itemDenied, itemGate, type ItemGate } from './item-denied';
export { type Cell, type Level, levelOf, type PermissionRow, permissionTable } from './permission-table';
export { customise, grantAll, revokeAll, type PermissionCall, type PermissionPlan } from './permission-plan';
export {
  type Action,
  ACTIONS,
  chosenFields,
  hasTabValue,
  type NewPermission,
  type Permission,
  type PermissionTab,
  permissionTabs,
  resolvePermission,
  storedFields,
} from './permission';
export { presetValues, validationErrors, withPresetDefault } from './write-rules';
export {
  permissionsOfNewRole,
  recommendedPermissions,
  resetSystemPermissions,
  type NewRole,
} from './recommended-permissions';
export {
  type ArchiveDenial,
  archiveDenied,
  createRelatedDenied,
  inviteDenied,
  isRoleRemovable,
  type RelationalTarget,
  type RevisionsDenial,
  revisionsDenied,
  saveDenied,
  selectRelatedDenied,
} from './action-denials';
