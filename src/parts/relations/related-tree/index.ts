export { RelatedTree } from './related-tree';
