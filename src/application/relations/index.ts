export { RelatedItems, type RelatedKeys } from './related-items';
