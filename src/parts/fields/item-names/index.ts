export { itemNames } from './item-names';
