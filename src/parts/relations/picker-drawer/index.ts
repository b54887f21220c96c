export { PickerDrawer } from './picker-drawer';
export type { PickerDrawerProps } from './picker-drawer-props';
export type { TakenAmong } from './picker.view-model';
