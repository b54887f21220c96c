export { CollectionTotals } from './collection-totals';
export { type FoundTitle, TitleSearch, type TitleSearchState } from './title-search';
