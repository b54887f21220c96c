export { CompareDrawer } from './compare-drawer';
