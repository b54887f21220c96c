export { Browse, type BrowseParts, type KnownLayouts } from './browse';
export { Browsing } from './browsing';
export { ItemList } from './item-list';
export { Selection } from './selection';
