import { type RefObject, useEffect } from 'react';
import { type Axis, type DraggableItem, draggableAt, type DragHandlers } from './list-items';
import type { NativeDrag } from './native-drag';
import { listenToPointer } from './pointer-drag';

const loadNativeDrag = () => import(/* webpackChunkName: "drag-and-drop" */ './native-drag');

/**
 * Makes the items of a list draggable: its children with `data-reorder`, by their `data-grip` if they have one. The
 * caller adds a keyboard alternative. Listens on the list only, so that the number of rows costs nothing; the drag of
 * the browser is loaded when a mouse is first over an item.
 */
export const useDragItems = (list: RefObject<HTMLElement | null>, axis: Axis, handlers: DragHandlers): void => {
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const end = new AbortController();
    const { signal } = end;
    let hovered: DraggableItem | null = null;
    let native: NativeDrag | null = null;
    let loading = false;
    const load = async (): Promise<void> => {
      if (loading) return;
      loading = true;
      try {
        const { connectNativeDrag } = await loadNativeDrag();
        if (signal.aborted) return;
        native = connectNativeDrag(current, axis, handlers);
        native.hover(hovered);
      } catch {
        // Dragging by pointer events remains; the next hover tries again.
        loading = false;
      }
    };
    const hover = (item: DraggableItem | null): void => {
      hovered = item;
      if (native !== null) native.hover(item);
      else if (item !== null) void load();
    };
    listenToPointer(current, axis, handlers, signal);
    const point = ({ pointerType, buttons }: PointerEvent, target: EventTarget | null): void => {
      // A press keeps its item: the browser starts the drag after the pointer has left the handle.
      if (buttons === 0) hover(pointerType === 'touch' ? null : draggableAt(current, target));
    };
    current.addEventListener('pointerover', (event) => point(event, event.target), { signal });
    current.addEventListener('pointerleave', (event) => point(event, null), { signal });
    return () => {
      end.abort();
      native?.dispose();
    };
  }, [list, axis, handlers]);
};
