export { FilterEditing, type FilterFocus } from './filter-editing';
export { ItemNames } from './item-names';
export { ItemSearch, type FoundItem, type FoundItems } from './item-search';
