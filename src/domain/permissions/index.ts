export {
  type Access,
  coversField,
  type Denial,
  denied,
  type FieldDenial,
  fieldDenied,
  filterContext,
  isAdmin,
  anonymousAccess,
  permissionFor,
} from './access';
export { APP_ACCESS_PERMISSIONS, appMinimumOf, availableLevels, effectiveLevel, type Grant } from './table/app-minimum';
export { checkedPaths, wholeValues } from './explain/checked-paths';
export { explainAccess } from './explain/explain-access';
export {
  type AccessQuestion,
  type AccessReason,
  type AccessSource,
  type CheckedRole,
  type ExplainedAction,
} from './explain/explained-access';
export { comparablePaths, rulePaths } from './item-rules/rule-paths';
export { fieldRuleErrors } from './validation/field-validation';
export { ruleViolations, type RuleViolation } from './validation/rule-violations';
export {
  allowedCopyModes,
  copyOptions,
  widestCopyModes,
  type CopyOption,
  type CopyOptionDenial,
} from './item-copy/copy-options';
export {
  type CopiedRelation,
  type CopyChoices,
  CopyPlan,
  type CopyPreview,
  type PreviewedItem,
} from './item-copy/copy-plan';
export { type ConditionValues, type EditableField, editableFields, withSameFields } from './editable-fields';
export { hasConditions, isLockedFor } from './field-conditions';
export { type ItemDenial, itemDenied, itemGate, type ItemGate } from './item-rules/item-denied';
export {
  type PermissionCell,
  type AccessLevel,
  accessLevelOf,
  type PermissionRow,
  permissionTable,
} from './table/permission-table';
export {
  type CellDifference,
  type ComparedRole,
  comparePermissions,
  differingSettings,
  type EffectiveCell,
  type PermissionComparison,
  type RoleFlags,
  type RoleMember,
} from './table/compare-permissions';
export {
  type CopyDenial,
  type CopyPlace,
  type CopySource,
  permissionCopies,
  type PermissionCopy,
  risksOfCopies,
} from './table/permission-copies';
export {
  afterCall,
  cellKey,
  type CellPlace,
  type CellTarget,
  isLossy,
  type PermissionCall,
  permissionPlan,
  type PermissionPlan,
  type PermissionRules,
  recordsByCell,
  rulesAtLevel,
  rulesOf,
} from './table/permission-plan';
export {
  type Action,
  ACTIONS,
  callersPermissionsQuery,
  checkedFields,
  hasTabValue,
  type NewPermission,
  type Permission,
  type PermissionTab,
  permissionTabs,
  resolvePermission,
  storedFields,
  unknownFields,
  withField,
} from './permission';
export { addedRisks, withCells } from './risks/added-risks';
export { type AccessRisk, accessRisks, type ReviewedRole, RISK_KINDS } from './risks/risks';
export { dynamicPresets, dynamicValuesFor, presetFields } from './rule-editing/preset-fields';
export { isTooDeep, MAX_RULE_DEPTH } from './rule-editing/rule-depth';
export {
  hasTooDeepPart,
  isSameRule,
  mergeRule,
  nodesFilter,
  parseRuleText,
  type RuleConflict,
  type RuleFault,
  ruleNodes,
  type RulePart,
  type RuleValues,
  ruleValues,
  withMember,
} from './rule-editing/rule-values';
export { presetValues, validationErrors, withPresetDefault } from './validation/write-rules';
export { permissionReport } from './table/permission-report';
export {
  permissionsOfNewRole,
  recommendedPermissions,
  systemReset,
  type NewRole,
} from './table/recommended-permissions';
export {
  type ArchiveDenial,
  archiveDenied,
  fieldsWithoutToken,
  inviteDenied,
  isRoleRemovable,
  readablePaths,
  replaceContentDenied,
  type RevisionsDenial,
  revisionsDenied,
  saveDenied,
} from './action-denials';
export {
  createRelatedDenied,
  editItemDenied,
  editRelatedDenied,
  editRowDenied,
  type RelationalTarget,
  removeRelatedDenied,
  reorderRelatedDenied,
  type RowDenial,
  selectRelatedDenied,
} from './related-denials';
