export { type DraggedItem, type DropState, dropStateOf } from './drop-index';
export { type DragHandlers, scrollerOf } from './list-items';
export { keyStep, moveByKey, restoreFocusAfterMove } from './move-by-key';
export { useDragItems } from './use-drag-items';
export { useReorder } from './use-reorder';
