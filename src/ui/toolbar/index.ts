export { ListFoot, type ListFootProps } from './list-foot';
export { Toolbar, type ToolbarProps } from './toolbar';
