export { Menu, type MenuProps } from './menu';
export type { MenuEntry } from './menu-item';
