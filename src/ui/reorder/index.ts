export { type DraggedItem, type DropState, dropStateOf } from './drop-index';
export type { DragHandlers } from './list-items';
export { useDragItems } from './use-drag-items';
export { restoreFocusAfterMove, useReorder } from './use-reorder';
