import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** An item being dragged in a list or row. Indices from 0; `to` is the index after the drop. */
export interface DraggedItem {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

export interface Reorder<Container extends HTMLElement> {
  /** Contains the items, each with its key in `data-reorder`. */
  readonly container: RefObject<Container | null>;
  readonly dragged: DraggedItem | null;
  /** Starts a drag on pointer down on an item or its handle. */
  readonly startDrag: (event: PointerEvent<HTMLElement>, key: string) => void;
}

/** Pointer movement that starts a drag. */
const DRAG_THRESHOLD_PX = 6;

/** Touch time that starts a drag instead of scrolling. */
const LONG_PRESS_MS = 350;

/** A touch on a scrollable area needs a long press; drag handles with `touch-action: none` do not. */
const needsLongPress = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>): boolean =>
  pointerType === 'touch' && getComputedStyle(currentTarget).touchAction !== 'none';

/** The click event after a drag must not activate the item. */
const suppressNextClick = (): void => {
  const suppressed = new AbortController();
  const suppress = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', suppress, { capture: true, signal: suppressed.signal });
  setTimeout(() => suppressed.abort(), 0);
};

/** Reorders items by pointer; the caller adds a keyboard alternative. Escape cancels. */
export const useReorder = <Container extends HTMLElement>(
  axis: 'x' | 'y',
  onMove: (key: string, to: number) => void,
): Reorder<Container> => {
  const container = useRef<Container>(null);
  const listening = useRef<AbortController | null>(null);
  const [dragged, setDragged] = useState<DraggedItem | null>(null);
  useEffect(() => () => listening.current?.abort(), []);

  const startDrag = (event: PointerEvent<HTMLElement>, key: string): void => {
    const list = container.current;
    if (list === null || event.button !== 0 || !event.isPrimary) return;
    const items = [...list.querySelectorAll<HTMLElement>('[data-reorder]')];
    const from = items.findIndex((item) => item.dataset['reorder'] === key);
    const mirrored = axis === 'x' && getComputedStyle(list).direction === 'rtl';
    const positionOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): number =>
      axis === 'x' ? clientX : clientY;
    const start = positionOf(event);
    let current: DraggedItem | null = null;
    let waiting = needsLongPress(event);

    const isPassed = (item: HTMLElement, position: number): boolean => {
      const { left, top, width, height } = item.getBoundingClientRect();
      const middle = axis === 'x' ? left + width / 2 : top + height / 2;
      return mirrored ? middle > position : middle < position;
    };
    const move = (moved: globalThis.PointerEvent): void => {
      const position = positionOf(moved);
      if (waiting) {
        if (Math.abs(position - start) >= DRAG_THRESHOLD_PX) end(false);
        return;
      }
      if (current === null && Math.abs(position - start) < DRAG_THRESHOLD_PX) return;
      const to = items.filter((item, index) => index !== from && isPassed(item, position)).length;
      if (current?.to === to) return;
      current = { key, from, to };
      items[to]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      setDragged(current);
    };
    const end = (drop: boolean): void => {
      listening.current?.abort();
      setDragged(null);
      if (current === null) return;
      suppressNextClick();
      if (drop && current.to !== current.from) onMove(key, current.to);
    };

    listening.current?.abort();
    listening.current = new AbortController();
    const { signal } = listening.current;
    if (waiting) {
      const longPress = setTimeout(() => {
        waiting = false;
        current = { key, from, to: from };
        setDragged(current);
      }, LONG_PRESS_MS);
      signal.addEventListener('abort', () => clearTimeout(longPress));
      window.addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal });
      window.addEventListener('touchmove', (moved) => waiting || moved.preventDefault(), { signal, passive: false });
    }
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && end(false), { signal, capture: true });
  };
  return { container, dragged, startDrag };
};

/** Restores the focus of an element that loses it because React moves it in the DOM. */
export const restoreFocusAfterMove = (element: HTMLElement): void => {
  requestAnimationFrame(() => element.focus());
};
