export { ListFooter, type ListFooterProps } from './list-foot';
export { Toolbar, type ToolbarProps } from './toolbar';
