export { ListFooter, type ListFooterProps, Toolbar, type ToolbarProps } from './toolbar';
