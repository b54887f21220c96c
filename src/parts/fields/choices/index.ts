export { collectionChoices } from './collection-choices';
export { AddValueInput, OtherValueInput, parseOtherValue } from './other-value';
export { CheckboxList } from './checkbox-list';
export { RefusedEntry, useSelection } from './use-selection';
export { choiceColorVariables, ChoiceControl, ChoiceDivider, ChoiceGrid, ChoiceText, fieldChoices } from './choices';
