export { ItemPicker } from './item-picker';
