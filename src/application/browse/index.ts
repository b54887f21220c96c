export { Browsing } from './browsing';
export { ItemList } from './item-list';
