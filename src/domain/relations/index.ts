export { changeMap, renameMap, type MapChange } from './change-map';
export {
  anyCollections,
  fieldsPointingTo,
  relatableCollections,
  sortFieldOptions,
  type CollectionOptions,
  type SortFieldDenial,
  type SortFieldOption,
} from './relation-options';
export {
  defaultOnDelete,
  isMapComplete,
  isSelfReference,
  relationDraft,
  relationsOfMap,
  type RelationDraft,
  type RelationMap,
} from './relation-map';
export { canTakeCopies, copyName, duplicateField, duplicationDenied, type DuplicationDenial } from './duplicate-field';
export {
  fieldTypeOf,
  generatedSchema,
  matchingCollections,
  specialOf,
  type FieldUpdate,
  type GeneratedSchema,
  type NewRows,
} from './generated-schema';
export { DEFAULT_LANGUAGES, keyOf, keyOfRelated, languageFields } from './generated-names';
export {
  FILES,
  localTypeOf,
  localTypes,
  relationIndex,
  relationIndexOf,
  relationsOf,
  type FieldRelations,
  type RelationIndex,
} from './relation-index';
export { inputDenied, inputsOf, type InputDenial, type RelationInput } from './relation-inputs';
export { mapOfField, startMap } from './initial-map';
export { isRelationUpToDate, isUpToDate, savePlan, type SaveStep } from './save-plan';
export { tabDenied, wizardTabs, type TabDenial, type WizardState, type WizardTab } from './wizard-tabs';
