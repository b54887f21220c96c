export { FilterEditing, type FilterFocus } from './filter-editing';
export type { FilterParts } from './filter-parts';
export { ItemNames } from './item-names';
export { ItemSearch, type FoundItem, type FoundItems } from './item-search';
