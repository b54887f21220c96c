export { changeMap, renameMap, type MapChange } from './change-map';
export {
  anyCollections,
  relatableCollections,
  sortFieldOptions,
  type CollectionOptions,
  type SortFieldOption,
  type SortFieldDenial,
} from './choices';
export { isMapComplete } from './completeness';
export { canTakeCopies, copyName, duplicateField, duplicationDenied, type DuplicationDenial } from './duplicate-field';
export { generatedSchema, matchingCollections, type FieldUpdate, type GeneratedSchema, type NewRows } from './generated';
export { DEFAULT_LANGUAGES } from './languages';
export { FILES, localTypeOf, localTypes } from './local-type-of';
export { inputDenied, inputsOf, type InputDenial, type RelationInput } from './locked-inputs';
export { mapOfField } from './map-of-field';
export { isSelfReference, defaultOnDelete } from './on-delete';
export { fieldTypeOf, specialOf } from './own-field';
export { relationIndex, relationIndexOf, relationsOf, type FieldRelations, type RelationIndex } from './relation-index';
export { relationsOfMap, type RelationDraft, type RelationMap } from './relation-map';
export { savePlan, type SaveStep } from './save-plan';
export { startMap } from './start-map';
export { tabDenied, wizardTabs, type TabDenial, type WizardState, type WizardTab } from './wizard-tabs';
