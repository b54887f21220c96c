import { useRef, useState, type DOMAttributes, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { closestRow } from './grid-keys';

export interface ActiveRows {
  readonly has: (key: string) => boolean;
  /** Draws a row as an active one, at once. For the keyboard, before it gives the focus to what that row has not got yet. */
  readonly activate: (row: Element) => void;
  /** For the table's body. */
  readonly listeners: Pick<
    DOMAttributes<HTMLTableSectionElement>,
    'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >;
}

const NONE: ActiveRows = { has: () => false, activate: () => undefined, listeners: {} };

const keyOf = (row: Element | null): string | null => row?.getAttribute('data-key') ?? null;

const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

/**
 * The rows somebody is at: the one under the pointer and the one that has the focus in it. The pointer has to move there by
 * itself: rows that are scrolled under it do not become active, so that scrolling draws none again. None are unless `enabled`.
 */
export const useActiveRows = (enabled: boolean): ActiveRows => {
  const [pointed, point] = useState<string | null>(null);
  const [focused, focus] = useState<string | null>(null);
  // Besides the row that still has the focus, until the focus has moved.
  const [woken, rouse] = useState<string | null>(null);
  const place = useRef<string | null>(null);
  if (!enabled) return NONE;

  const has = (key: string): boolean => key === pointed || key === focused || key === woken;
  return {
    has,
    activate: (row) => {
      const key = keyOf(row);
      if (key !== null && !has(key)) flushSync(() => rouse(key));
    },
    listeners: {
      onPointerMove: (event) => {
        const { currentTarget, target, clientX, clientY } = event;
        const now = `${clientX} ${clientY}`;
        // Some browsers tell of a move after scrolling, too.
        if (isTouch(event) || now === place.current) return;
        place.current = now;
        const key = keyOf(closestRow(currentTarget, target));
        if (key !== pointed) point(key);
      },
      onPointerLeave: (event) => {
        if (isTouch(event)) return;
        place.current = null;
        if (pointed !== null) point(null);
      },
      onFocus: ({ currentTarget, target }) => {
        const key = keyOf(closestRow(currentTarget, target));
        if (key !== focused) focus(key);
        if (woken !== null) rouse(null);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        // A window that is left keeps its focus for when somebody comes back.
        if (currentTarget.contains(relatedTarget ?? document.activeElement)) return;
        if (focused !== null) focus(null);
        if (woken !== null) rouse(null);
      },
    },
  };
};
