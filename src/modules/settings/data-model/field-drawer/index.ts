export { FieldDrawer } from './field-drawer';
