export { ExampleDrawer } from './example-drawer';
export { CollectionPage } from './collection-page';
export { CompareDrawer } from './compare';
export { DataModelPage } from './data-model-page';
export { NewCollectionDrawer } from './new-collection-drawer';
