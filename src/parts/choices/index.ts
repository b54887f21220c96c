export { AddValueInput, OtherValueInput, parseOtherValue } from './other-value';
export { choiceColorVariables, ChoiceControl, ChoiceGrid, fieldChoices } from './choices';
