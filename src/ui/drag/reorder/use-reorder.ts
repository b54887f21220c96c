import { type RefObject, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../base/use-latest';
import type { DraggedItem } from './drop-index';
import type { Axis, DragHandlers } from './list-items';
import { useDragItems } from './use-drag-items';

interface Reorder<Container extends HTMLElement> {
  /** The parent of the items, which have their keys in `data-reorder`. */
  readonly container: RefObject<Container | null>;
  readonly dragged: DraggedItem | null;
}

/** Reorders a list by dragging; the caller adds a keyboard alternative. Escape cancels. */
export const useReorder = <Container extends HTMLElement>(
  axis: Axis,
  onMove: (key: string, to: number) => void,
): Reorder<Container> => {
  const container = useRef<Container>(null);
  const current = useRef<DraggedItem | null>(null);
  const [dragged, setDragged] = useState<DraggedItem | null>(null);
  const move = useLatest(onMove);
  const handlers = useMemo((): DragHandlers => {
    const update = (item: DraggedItem | null): void => {
      current.current = item;
      setDragged(item);
    };
    return {
      pickUp: (key, from) => update({ key, from, to: from }),
      moveTo: (to) => {
        const item = current.current;
        if (item !== null && item.to !== to) update({ ...item, to });
      },
      drop: () => {
        const item = current.current;
        update(null);
        if (item !== null && item.to !== item.from) move(item.key, item.to);
      },
      cancel: () => update(null),
    };
  }, [move]);
  useDragItems(container, axis, handlers);
  return { container, dragged };
};
