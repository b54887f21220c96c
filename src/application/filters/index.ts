export { FilterEditor, type FilterFocus } from './filter-editing';
export { ItemNames } from './item-names';
