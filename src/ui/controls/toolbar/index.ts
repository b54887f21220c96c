export { CommandBar, type CommandBarProps, CommandSeparator } from './command-bar';
export { ListFooter, type ListFooterProps, Toolbar, type ToolbarProps } from './toolbar';
