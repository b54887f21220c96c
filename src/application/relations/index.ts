export { ItemSearch, type FoundItem, type FoundItems } from './item-search';
export { ListOrder, MAX_RENUMBERED, type OrderProblem } from './list-order';
export { RelatedItem, RelatedItems, type RelatedKeys } from './related-items';
export { type ListForm, RelatedRows, type RelatedPage } from './related-rows';
export { ROWS_PER_PAGE, type RowsView } from './rows-query';
export { TranslationRows, type TranslationFields } from './translation-rows';
export { MAX_READ } from './read-all';
export { TREE_DEPTH, TreeRows } from './tree-rows';
