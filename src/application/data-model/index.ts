export { ChangeModel, type ModelChange } from './change-model';
export { COLLECTIONS, collectionItems } from './collection-items';
export { DeleteCollection, type CollectionContents } from './delete-collection';
export { modelDependencies, thenReload, type ModelDependencies } from './model-dependencies';
export { PlanRun, type PlanStep, type PlanStepState } from './plan-run';
export { containsNulls, ReplaceNulls } from './replace-nulls';
export { SchemaStore } from './schema-store';
export { FieldSetupSession, type FieldSetupPlace, type SetupDenial } from './field-setup-session';
export type { LeftSetup } from './setup-journal';
