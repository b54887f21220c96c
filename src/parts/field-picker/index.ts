export { FieldPicker } from './field-picker';
