export { ItemSearch, type FoundItem, type FoundItems } from './item-search';
export { RelatedItem } from './related-item';
export { RelatedItems, type RelatedKeys } from './related-items';
