export { FilterEditor, type FilterFocus } from './filter-editor';
export { ItemNames, type NamedItem } from './item-names';
