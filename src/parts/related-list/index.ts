export { RelatedList } from './related-list';
