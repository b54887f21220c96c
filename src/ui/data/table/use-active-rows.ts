import { useRef, useState, type DOMAttributes, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { closestRow } from './keyboard/grid-keys';

interface ActiveRows {
  readonly has: (key: string) => boolean;
  /**
   * Renders a row as active, synchronously, so that the keyboard can focus an edit button that did not exist before.
   */
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
 * The active rows: the one under the pointer and the one with the focus. Only a move of the pointer activates a row; a
 * row that scrolls under a resting pointer stays inactive, so that scrolling renders no row again. None are active
 * unless `enabled`.
 */
export const useActiveRows = (enabled: boolean): ActiveRows => {
  const [pointedKey, setPointedKey] = useState<string | null>(null);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  // Active in addition to the focused row until the focus has moved.
  const [activatedKey, setActivatedKey] = useState<string | null>(null);
  const pointer = useRef<string | null>(null);
  if (!enabled) return NONE;

  const has = (key: string): boolean => key === pointedKey || key === focusedKey || key === activatedKey;
  return {
    has,
    activate: (row) => {
      const key = keyOf(row);
      if (key !== null && !has(key)) flushSync(() => setActivatedKey(key));
    },
    listeners: {
      onPointerMove: (event) => {
        const { currentTarget, target, clientX, clientY } = event;
        const position = `${clientX} ${clientY}`;
        // Some browsers report a move after scrolling, too.
        if (isTouch(event) || position === pointer.current) return;
        pointer.current = position;
        const key = keyOf(closestRow(currentTarget, target));
        if (key !== pointedKey) setPointedKey(key);
      },
      onPointerLeave: (event) => {
        if (isTouch(event)) return;
        pointer.current = null;
        if (pointedKey !== null) setPointedKey(null);
      },
      onFocus: ({ currentTarget, target }) => {
        const key = keyOf(closestRow(currentTarget, target));
        if (key !== focusedKey) setFocusedKey(key);
        if (activatedKey !== null) setActivatedKey(null);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        // When the window loses the focus, document.activeElement stays: the row remains active.
        if (currentTarget.contains(relatedTarget ?? document.activeElement)) return;
        if (focusedKey !== null) setFocusedKey(null);
        if (activatedKey !== null) setActivatedKey(null);
      },
    },
  };
};
