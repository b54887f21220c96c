export { ListFooter, type ListFooterProps, Toolbar, type ToolbarProps } from './toolbar';
export { ToolButtons } from './tool-buttons';
