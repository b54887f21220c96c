export { type DraggedItem, type Reorder, restoreFocusAfterMove, useReorder } from './use-reorder';
