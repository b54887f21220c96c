export { changeMap, renameMap, type MapChange } from './change-map';
export {
  anyCollections,
  relatableCollections,
  sortFieldOptions,
  type CollectionOptions,
  type SortFieldOption,
  type SortFieldDenial,
} from './relation-options';
export {
  defaultOnDelete,
  isMapComplete,
  isSelfReference,
  type RelationDraft,
  type RelationMap,
  relationsOfMap,
} from './relation-map';
export { canTakeCopies, copyName, duplicateField, duplicationDenied, type DuplicationDenial } from './duplicate-field';
export {
  fieldTypeOf,
  type FieldUpdate,
  generatedSchema,
  type GeneratedSchema,
  matchingCollections,
  type NewRows,
  specialOf,
} from './generated-schema';
export { DEFAULT_LANGUAGES } from './generated-names';
export {
  type FieldRelations,
  FILES,
  localTypeOf,
  localTypes,
  relationIndex,
  type RelationIndex,
  relationIndexOf,
  relationsOf,
} from './relation-index';
export { inputDenied, inputsOf, type InputDenial, type RelationInput } from './relation-inputs';
export { mapOfField, startMap } from './initial-map';
export { savePlan, type SaveStep } from './save-plan';
export { tabDenied, wizardTabs, type TabDenial, type WizardState, type WizardTab } from './wizard-tabs';
