export { ImportDrawer } from './import-drawer';
