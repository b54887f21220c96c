export { ExampleDrawer } from './example-drawer';
export { NewCollectionDrawer } from './new-collection-drawer';
