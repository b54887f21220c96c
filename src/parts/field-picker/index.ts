export { FieldPicker, type FieldPickerProps } from './field-picker';
