export { CollectionPage } from './collection-page';
export { CompareDrawer } from './compare';
export { ExampleDrawer, NewCollectionDrawer } from './create';
export { DataModelPage } from './data-model-page';
export { DiagramPage } from './diagram';
