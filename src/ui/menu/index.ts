export { AnchoredMenu, type AnchoredMenuProps, type MenuEntry, type MenuHead } from './anchored-menu';
export { Menu, type MenuProps } from './menu';
