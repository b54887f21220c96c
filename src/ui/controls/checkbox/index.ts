export { Checkbox, type CheckboxProps, IconChoice, type IconChoiceProps, Radio, type RadioProps } from './checkbox';
