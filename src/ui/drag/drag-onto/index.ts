export { type DragOnto, type DragPoint, type DragSource } from './native-drag-onto';
export { useDragOnto } from './use-drag-onto';
