export { AddChoice } from './add-choice';
export { choiceColors } from './choice-colors.rules';
export { ChoiceControl } from './choice-control';
export { ChoiceGrid } from './choice-grid';
export { choicesFor } from './choices-for.rules';
export { OtherChoice } from './other-choice';
export { otherValue } from './other-value.rules';
