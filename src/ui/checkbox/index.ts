export { Checkbox, type CheckboxProps } from './checkbox';
export { MarkedChoice, type MarkedChoiceProps } from './marked-choice';
export { Radio, type RadioProps } from './radio';
