export { AddValueInput, OtherValueInput, parseOtherValue } from './other-value';
export { choiceColorVariables, ChoiceControl, ChoiceDivider, ChoiceGrid, ChoiceText, fieldChoices } from './choices';
