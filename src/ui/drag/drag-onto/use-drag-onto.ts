import { useEffect, useRef } from 'react';
import type { DragOnto, NativeDragOnto } from './native-drag-onto';

const loadNativeDrag = () => import(/* webpackChunkName: "drag-and-drop" */ './native-drag-onto');

/**
 * Makes elements of the page draggable onto others, for a mouse. The caller adds a keyboard alternative. Listens on the
 * document only; the drag of the browser is loaded when the pointer is first over something that can be dragged.
 */
export const useDragOnto = <Data>(drag: DragOnto<Data>): void => {
  const latest = useRef(drag);
  useEffect(() => {
    latest.current = drag;
  });
  useEffect(() => {
    const end = new AbortController();
    let hovered: Element | null = null;
    let native: NativeDragOnto | null = null;
    let loading = false;
    const load = async (): Promise<void> => {
      if (loading) return;
      loading = true;
      try {
        const { connectDragOnto } = await loadNativeDrag();
        if (end.signal.aborted) return;
        native = connectDragOnto<Data>({
          sourceAt: (element) => latest.current.sourceAt(element),
          targetAt: (element, data, point) => latest.current.targetAt(element, data, point),
          onDrop: (data, target) => latest.current.onDrop(data, target),
          listed: () => latest.current.listed(),
        });
        native.hover(hovered);
      } catch {
        // The keyboard alternative remains; the next hover tries again.
        loading = false;
      }
    };
    const point = ({ pointerType, buttons, target }: PointerEvent): void => {
      // A press keeps its source: the browser starts the drag after the pointer has moved.
      if (buttons !== 0 || pointerType === 'touch') return;
      hovered = target instanceof Element ? target : null;
      if (native !== null) native.hover(hovered);
      else if (hovered !== null && latest.current.sourceAt(hovered) !== null) void load();
    };
    document.addEventListener('pointerover', point, { signal: end.signal });
    return () => {
      end.abort();
      native?.dispose();
    };
  }, []);
};
