export { type DragOnto, type DragSource } from './native-drag-onto';
export { useDragOnto } from './use-drag-onto';
