export { FieldCombobox } from './field-combobox';
export { FieldPicker } from './field-picker';
