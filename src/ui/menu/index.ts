export { AnchoredMenu, type AnchoredMenuProps } from './anchored-menu';
export { Menu, type MenuProps } from './menu';
export type { MenuEntry } from './menu-item';
