export { changeMap, renameMap, type MapChange } from './change-map';
export {
  anyCollections,
  relatableCollections,
  sortFieldChoices,
  type CollectionChoices,
  type SortFieldChoice,
  type SortFieldDenial,
} from './choices';
export { isComplete } from './completeness';
export { canTakeCopies, copyName, duplicateField, duplicationDenied, type DuplicationDenial } from './duplicate-field';
export { generated, matchingCollections, type FieldUpdate, type Generated, type NewRows } from './generated';
export { DEFAULT_LANGUAGES } from './languages';
export { FILES, localTypeOf, localTypes } from './local-type-of';
export { inputDenied, inputsOf, type InputDenial, type RelationInput } from './locked-inputs';
export { mapOfField } from './map-of-field';
export { isSelfReference, usualOnDelete } from './on-delete';
export { fieldTypeOf, specialOf } from './own-field';
export { relationIndex, relationIndexOf, relationsOf, type FieldRelations, type RelationIndex } from './relation-index';
export { relationsOfMap, type RelationDraft, type RelationMap } from './relation-map';
export { savePlan, type SaveStep } from './save-plan';
export { startMap } from './start-map';
export { tabDenied, wizardTabs, type TabDenial, type WizardState, type WizardTab } from './wizard-tabs';
