export { AddChoice, OtherChoice, otherValue } from './other-choice';
export { choiceColors, ChoiceControl, ChoiceGrid, choicesFor } from './choices';
