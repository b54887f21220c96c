export { AddValueInput, OtherValueInput, parseOtherValue } from './other-value';
export { CheckboxList } from './checkbox-list';
export { choiceColorVariables, ChoiceControl, ChoiceDivider, ChoiceGrid, ChoiceText, fieldChoices } from './choices';
