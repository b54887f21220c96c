import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Something on its way to another place of a row or a list; places count from 0, `to` as it will be once it is put down. */
export interface DraggedItem {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

export interface Reorder<Place extends HTMLElement> {
  /** Holds the things, each marked with `data-reorder` and its key. */
  readonly container: RefObject<Place | null>;
  readonly dragged: DraggedItem | null;
  /** Begins it, when the pointer goes down on a thing or on its grip. */
  readonly startDrag: (event: PointerEvent<HTMLElement>, key: string) => void;
}

/** So far a pointer goes before it is more than a shaky click, in px. */
const DRAG_THRESHOLD_PX = 6;

/** So long a finger rests on a thing before it takes it and does not scroll, in ms. */
const LONG_PRESS_MS = 350;

/** Where fingers scroll, one has to rest; on a grip made for it none has to. */
const scrolls = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>): boolean =>
  pointerType === 'touch' && getComputedStyle(currentTarget).touchAction !== 'none';

const swallowClick = (): void => {
  const swallowed = new AbortController();
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, signal: swallowed.signal });
  setTimeout(() => swallowed.abort(), 0);
};

/** Puts things in another order by pointer; the keyboard's way is for the caller to give. Escape leaves all as it was. */
export const useReorder = <Place extends HTMLElement>(
  axis: 'x' | 'y',
  onMove: (key: string, to: number) => void,
): Reorder<Place> => {
  const container = useRef<Place>(null);
  const listening = useRef<AbortController | null>(null);
  const [carried, carry] = useState<DraggedItem | null>(null);
  useEffect(() => () => listening.current?.abort(), []);

  const take = (event: PointerEvent<HTMLElement>, key: string): void => {
    const place = container.current;
    if (place === null || event.button !== 0 || !event.isPrimary) return;
    const things = [...place.querySelectorAll<HTMLElement>('[data-reorder]')];
    const from = things.findIndex((thing) => thing.dataset['reorder'] === key);
    const mirrored = axis === 'x' && getComputedStyle(place).direction === 'rtl';
    const positionOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): number =>
      axis === 'x' ? clientX : clientY;
    const begun = positionOf(event);
    let now: DraggedItem | null = null;
    let rests = scrolls(event);

    const isPassed = (thing: HTMLElement, at: number): boolean => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const middle = axis === 'x' ? left + width / 2 : top + height / 2;
      return mirrored ? middle > at : middle < at;
    };
    const over = (moved: globalThis.PointerEvent): void => {
      const at = positionOf(moved);
      if (rests) {
        if (Math.abs(at - begun) >= DRAG_THRESHOLD_PX) end(false);
        return;
      }
      if (now === null && Math.abs(at - begun) < DRAG_THRESHOLD_PX) return;
      const to = things.filter((thing, index) => index !== from && isPassed(thing, at)).length;
      if (now?.to === to) return;
      now = { key, from, to };
      things[to]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      carry(now);
    };
    const end = (put: boolean): void => {
      listening.current?.abort();
      carry(null);
      if (now === null) return;
      swallowClick();
      if (put && now.to !== now.from) onMove(key, now.to);
    };

    listening.current?.abort();
    listening.current = new AbortController();
    const { signal } = listening.current;
    if (rests) {
      const resting = setTimeout(() => {
        rests = false;
        now = { key, from, to: from };
        carry(now);
      }, LONG_PRESS_MS);
      signal.addEventListener('abort', () => clearTimeout(resting));
      window.addEventListener('contextmenu', (asked) => asked.preventDefault(), { signal });
      window.addEventListener('touchmove', (moved) => rests || moved.preventDefault(), { signal, passive: false });
    }
    window.addEventListener('pointermove', over, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && end(false), { signal, capture: true });
  };
  return { container, dragged: carried, startDrag: take };
};

/** An element that is moved in the page loses the focus; this gives it back once the move is done. */
export const restoreFocusAfterMove = (element: HTMLElement): void => {
  requestAnimationFrame(() => element.focus());
};
