export { ItemSearch, type FoundItem, type FoundItems } from './item-search';
export { RelatedItem, RelatedItems, type RelatedKeys } from './related-items';
