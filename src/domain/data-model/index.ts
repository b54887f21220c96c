export { canBeCopied, type CollectionCopy, copyPlan, type CopyPlan, type LeftOutField } from './copied-collection';
export { collectionRemoval, type AffectedField, type CollectionRemoval } from './collection-removal';
export { decodeSnapshot, type SnapshotFault } from './decode-snapshot';
export {
  type ChangedMember,
  differenceOf,
  type DifferenceDenial,
  type DifferenceEntry,
  entryKey,
  initiallyChosen,
  type ModelDifference,
} from './difference';
export { stepsOfDifference } from './difference-steps';
export { type ModelStep, namesGroup, withGroupId } from './model-step';
export {
  type ModelSnapshot,
  type SnapshotCollection,
  type SnapshotField,
  snapshotOf,
  type SnapshotRelation,
  snapshotText,
  stableJson,
} from './snapshot';
export { exampleSteps } from './example-model';
export { decodeKeptPlan, type KeptPlan } from './kept-plan';
export { collectionNameFault, fieldNameFault, MAX_DATABASE_NAME, type NameFault } from './names';
export {
  NEW_COLLECTION,
  newCollectionFaults,
  newCollectionSteps,
  type NewCollection,
  type NewCollectionFaults,
} from './new-collection';
export { remainingSteps, takenNames } from './remaining-steps';
export {
  changeSetup,
  CREATE_TRIGGERS,
  type CreateTrigger,
  decodeSetup,
  type FieldSetup,
  type KeptSetup,
  type MergedSetup,
  mergeSetup,
  newFieldSetup,
  nextTab,
  type SetupChange,
  type SetupConflict,
  type SetupFault,
  setupFault,
  setupOfField,
  setupSteps,
  triggerIn,
  type Triggers,
  triggersOf,
  UPDATE_TRIGGERS,
  type UpdateTrigger,
  withTrigger,
} from './field-setup';
