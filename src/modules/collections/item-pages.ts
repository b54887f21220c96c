export { CollectionItem } from './collection-item';
export { CollectionItemPage } from './collection-item-page';
