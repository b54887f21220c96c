export { ChangeModel, type ModelChange } from './change-model';
export { COLLECTIONS, collectionItems } from './collection-items';
export { DeleteCollection, type CollectionContents } from './delete-collection';
export { modelDependencies, thenReload, type ModelDependencies } from './model-dependencies';
export { PlanRun, type PlanStep, type PlanStepState } from './plan-run';
export { SchemaStore } from './schema-store';
export {
  containsNulls,
  FieldSetupSession,
  type FieldSetupPlace,
  ReplaceNulls,
  type SetupDenial,
} from './field-setup-session';
export type { LeftSetup } from './setup-journal';
