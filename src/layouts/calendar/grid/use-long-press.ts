import { type PointerEvent, type TouchEvent, useEffect, useRef } from 'react';

/** Shorter than the press after which FullCalendar picks up an event. */
const LONG_PRESS_MS = 500;

/** Movement that is a scroll, in px. */
const MAX_MOVEMENT = 8;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface LongPressListeners {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onTouchEnd: (event: TouchEvent<HTMLElement>) => void;
}

/**
 * Calls `onPress` while a finger rests on an element: not every browser has a contextmenu event for that. The end of such a
 * press is no click.
 */
export const useLongPress = (onPress: (element: HTMLElement) => void): LongPressListeners => {
  const press = useRef<Press | null>(null);
  const isLong = useRef(false);
  const stop = (): void => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y, currentTarget }) => {
      stop();
      isLong.current = false;
      if (pointerType !== 'touch' || !isPrimary) return;
      const timer = setTimeout(() => {
        isLong.current = true;
        onPress(currentTarget);
      }, LONG_PRESS_MS);
      press.current = { x, y, timer };
    },
    onPointerMove: ({ clientX, clientY }) => {
      const start = press.current;
      if (start !== null && Math.hypot(clientX - start.x, clientY - start.y) > MAX_MOVEMENT) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onTouchEnd: (event) => {
      if (isLong.current) event.preventDefault();
    },
  };
};
