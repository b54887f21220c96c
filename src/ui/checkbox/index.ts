export { Checkbox, type CheckboxProps } from './checkbox';
export { Radio, type RadioProps } from './radio';
