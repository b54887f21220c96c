export { automaticFields, changerStamp, changeStamp, isAutomatic } from './audit-fields';
export {
  archiveAll,
  archiveToggle,
  batchKeys,
  batchWrite,
  type BatchWrite,
  isBatchEditable,
  savePlan,
  type SavePlan,
  toggleBatchField,
} from './save-plan';
export { copiedItems, createdWith, type CopiedItem } from './copied-items';
export { type CopyChoice, type CopyChoices, copyChoicesFor, duplicationFields, usualCopyChoices } from './copy-modes';
export { duplicateOf, ownValues } from './duplicate';
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
  type FieldStanding,
  parseRawValue,
  printRawValue,
  type RawValue,
} from './field-actions';
export { comesByItself, isMadeUp, missingRequired, newItemValues, recreation, withMadeKey } from './new-item';
export { type Item, keyOf, NEW_KEY, type PrimaryKey, type Target, valueIn } from './item';
export { movedItems, refreshedRow } from './list-items';
export { deletionsAfter, nestedWrite } from './nested-write';
export { changedSince, comparable, differs, fieldsToCompare } from './concurrent-changes';
export { linkRowValues, newRowValues, relatedRowValues, type ToMany, toManyOf } from './to-many';
export { nextSort, shownRows, type ShownRow } from './list-rows';
export { isNothingStaged, nothingStaged, type RowName, stage, type Staged, type StagedChange } from './staged';
