export {
  coversField,
  denied,
  fieldDenied,
  filterContext,
  isAdmin,
  nobody,
  permissionFor,
  type Access,
  type Denial,
  type FieldDenial,
} from './access';
export { APP_ACCESS_MINIMUM, appMinimumOf, offeredLevels, shownLevel, type Grant } from './app-minimum';
export { brokenRules, type BrokenRule } from './broken-rules';
export {
  allowedCopyChoices,
  copyOptions,
  widestCopyChoices,
  type CopyOption,
  type CopyOptionDenial,
} from './copy-rights';
export { dependsOnItem } from './depends-on-item';
export { itemDenied, itemGate, type ItemDenial, type ItemGate } from './item-denied';
export { levelOf, type Level } from './level';
export { customise, grantAll, revokeAll, type PermissionCall, type PermissionPlan } from './permission-plan';
export { permissionTable, type Cell, type PermissionRow } from './permission-table';
export { chosenFields, hasTabValue, permissionTabs, storedFields, type PermissionTab } from './permission-tabs';
export { ACTIONS, type Action, type NewPermission, type Permission } from './permission';
export { withPresetDefault } from './preset-defaults';
export { presetValues } from './preset-values';
export { readablePaths } from './readable-paths';
export { permissionsOfNewRole, recommendedPermissions, resetSystemPermissions, type NewRole } from './recommended';
export { isRoleRemovable } from './removable-role';
export { createRelatedDenied, selectRelatedDenied, type RelationalTarget } from './relational-rights';
export { resolvePermission } from './resolve-permission';
export {
  archiveDenied,
  inviteDenied,
  revisionsDenied,
  saveDenied,
  type ArchiveDenial,
  type RevisionsDenial,
} from './save-denied';
export { validationErrors } from './validation-errors';
