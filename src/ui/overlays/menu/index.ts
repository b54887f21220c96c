export { AnchoredMenu, type AnchoredMenuProps, type MenuEntry } from './anchored-menu';
export { Menu, type MenuProps } from './menu';
