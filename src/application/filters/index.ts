export { FilterEditor, type FilterFocus } from './filter-editor';
export { ItemNames } from './item-names';
