export { ItemPicker, type ItemPickerProps, type ExtraOption } from './item-picker';
