export { CollectionPage } from './collection-page';
export { DataModelPage } from './data-model-page';
export { NewCollectionDrawer } from './new-collection-drawer';
