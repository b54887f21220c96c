export { ChangeModel, type ModelChange } from './change-model';
export { type ComparisonFault, type ComparisonStage, ModelComparison } from './model-comparison';
export { COLLECTIONS, collectionItems } from './collection-items';
export { DeleteCollection, type CollectionContents } from './delete-collection';
export { containsNulls, FieldSetupSession, type FieldSetupPlace, ReplaceNulls } from './field-setup';
export { modelDependencies, thenReload, type ModelDependencies } from './model-dependencies';
export { PlanRun, type PlanStep, type PlanStepState } from './plan-run';
export { SaveSnapshot, snapshotDependencies, type SnapshotDependencies } from './save-snapshot';
export { SchemaStore } from './schema-store';
