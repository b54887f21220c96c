export { auditFieldNames, userUpdatedField, dateUpdatedField, isAuditField } from './audit-fields';
export {
  archiveAll,
  archiveToggle,
  batchWrite,
  type BatchWrite,
  isBatchEditable,
  itemToUpdate,
  nothingToSave,
  type PlannedWrite,
  toggleBatchField,
} from './item-writes';
export { copiedItems, createdItemCount, type CopiedItem } from './copied-items';
export { type CopyMode, type CopyModes, copyModesFor, duplicationFields, defaultCopyModes } from './copy-modes';
export { duplicateOf, nonCopyableValues } from './duplicate';
export {
  changedValues,
  type Conflict,
  initialValues,
  isUnchanged,
  type Merge,
  mergeItems,
  rebase,
  type Resolution,
  resolutionsOf,
  resolveMerge,
} from './edits';
export {
  type FieldAction,
  fieldActions,
  type FieldActionContext,
  parseRawValue,
  printRawValue,
  type RawValue,
} from './field-actions';
export {
  isGeneratedKey,
  isUuidKey,
  missingRequired,
  newItemValues,
  recreatePayload,
  withGeneratedKey,
} from './new-item';
export { type Item, keyOf, NEW_KEY, type PrimaryKey, type SaveTarget, valueIn } from './item';
export { reorderItems, mergeRow } from './list-items';
export { deletionsAfterSave, nestedWrite } from './nested-write';
export {
  concurrentlyChangedFields,
  comparableValues,
  differs,
  fieldsToCompare,
  mergeWithServer,
} from './concurrent-changes';
export { linkRowValues, newRowValues, relatedRowValues, type ToMany, toManyOf } from './to-many';
export { nextSort, listRows, type ListRow } from './list-rows';
export { isNothingStaged, nothingStaged, type RowRef, stage, type StagedEdits, type StagedChange } from './staged';
