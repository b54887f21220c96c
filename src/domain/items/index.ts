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
export { type LeftRows, withNewRows, withoutRows } from './copy/left-rows';
export { copiedItems, type CopiedItem } from './copy/copied-items';
export { type CopyMode, type CopyModes, copyModesFor, duplicationFields, defaultCopyModes } from './copy/copy-modes';
export { newRowsIn, uncopiedEdits } from './copy/uncopied-edits';
export { type FillReason, fillReasons, duplicateOf, nonCopyableValues } from './copy/duplicate';
export {
  changedValues,
  type Conflict,
  conflictId,
  isMovedRow,
  type ConflictRow,
  initialValues,
  isUnchanged,
  type Merge,
  mergeItems,
  type Resolution,
  mergedText,
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
  overlongText,
  overlongTexts,
  recreatePayload,
  withGeneratedKey,
} from './new-item';
export {
  type Item,
  hasAddress,
  itemId,
  type ItemPlace,
  keyIn,
  keyOf,
  NEW_KEY,
  omitFields,
  pickFields,
  type PrimaryKey,
  referencedKey,
  type SaveTarget,
  valueIn,
} from './item';
export { reorderItems, mergeRow } from './list-items';
export { isNestedWrite, MAX_LISTED_KEYS, nestedWrite, stagedOf } from './lists/nested-write';
export { changedSentRow, type SentRow, withRowKey } from './lists/created-keys';
export { type FieldRelations, fieldRelations, NO_RELATIONS, rebase, withoutSent } from './lists/rebase';
export {
  countEdits,
  countListChange,
  createsRelated,
  type EditCounts,
  isRelatedEdit,
  mapRelated,
  type MapRelated,
  type RelatedKey,
  type RelatedWrite,
  relatedWrites,
} from './lists/related-writes';
export {
  concurrentlyChangedFields,
  comparableValues,
  differs,
  fieldsToCompare,
  mergeWithServer,
} from './concurrent-changes';
export {
  relatedConflicts,
  type RelatedEdit,
  relatedEdits,
  resolveRelated,
  withEditsNow,
} from './lists/comparison/related-changes';
export {
  type BaseOf,
  isObsolete,
  mapLists,
  reliedRows,
  type ReliedRow,
  rowConflicts,
  type RowState,
  rowState,
  withoutItems,
} from './lists/comparison/relied-rows';
export {
  type OrderedList,
  orderedLists,
  placedLast,
  renumberRows,
  withNumbersOf,
} from './lists/comparison/renumber-rows';
export {
  collectionOfRow,
  linkableCollections,
  linkRowValues,
  newRowValues,
  relatedRowValues,
  type ToMany,
  toManyOf,
} from './lists/to-many';
export {
  allNodes,
  baseOfNode,
  type ItemNode,
  type ItemTree,
  itemTree,
  type LoadedTree,
  treeEdits,
} from './lists/tree/item-tree';
export {
  isWithin,
  linkNodes,
  moveNode,
  nextNumber,
  nodeOf,
  type NodeStep,
  type NodeTarget,
  parentNode,
  removeNode,
  restoreNode,
  siblingsOf,
  stepTarget,
} from './lists/tree/move-node';
export { namedRows, type RecursiveList, stagedAt, stageAt } from './lists/tree/nested-steps';
export { attributeErrors, checkRelated, errorsWithin, isStillRefused } from './lists/nested-errors';
export { addedRows, nextSort, listRows, type ListRow } from './lists/rows/list-rows';
export { type KnownItems, type ListPage, type ShownRows, shownRows } from './lists/rows/shown-rows';
export {
  addedPositions,
  currentPositions,
  highestNumberQuery,
  moveSteps,
  numberSteps,
  orderedRows,
  type Position,
  positionsBehind,
} from './lists/rows/row-order';
export {
  type CreatedRow,
  hasRow,
  isInWrite,
  isNothingStaged,
  isSameKey,
  nothingStaged,
  rowId,
  type RowRef,
  stage,
  type StagedChange,
  stagedValues,
  type StagedEdits,
} from './lists/staged';
export {
  editEntry,
  entryListValue,
  listEntries,
  withEntryAt,
  withEntryCopied,
  withEntryMoved,
  withoutEntryAt,
} from './entries/entry-list';
export { ENTRY_COLLECTION, entryFields, entrySchema } from './entries/entry-fields';
export { editOptions, optionValues } from './entries/option-values';
