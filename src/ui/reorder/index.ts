export { restoreFocusAfterMove } from './keep-focus';
export { useReorder, type DraggedItem, type Reorder } from './use-reorder';
