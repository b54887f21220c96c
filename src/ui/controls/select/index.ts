export { SelectButton, type SelectButtonProps } from './select-button';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './select';
