export { AddFieldButton } from './add-field-button';
export { FieldCombobox } from './field-combobox';
export { FieldPicker } from './field-picker';
export type { FieldRules } from './field-rows.rules';
