import { useEffect, type RefObject } from 'react';
import type { RowDrag } from './row-drag';

/** Pointer movement that starts a drag, in px. */
const DRAG_THRESHOLD = 4;
/** Distance to an edge at which the list scrolls (px), and how fast (px per frame). */
const SCROLL_EDGE = 48;
const SCROLL_SPEED = 10;

type Body = RefObject<HTMLTableSectionElement | null>;

const handleOf = (target: EventTarget | null): HTMLElement | null => {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-grip]') : null;
  return handle === null || handle.getAttribute('aria-disabled') === 'true' ? null : handle;
};

const rowOf = (element: Element | null): { readonly key: string; readonly index: number } | null => {
  const row = element?.closest<HTMLElement>('tr[data-key]');
  return row?.dataset['key'] === undefined ? null : { key: row.dataset['key'], index: Number(row.dataset['index']) };
};

const rowAt = (body: HTMLElement, index: number): HTMLElement | null => body.querySelector(`tr[data-index="${index}"]`);

/** The scroll container of the table. */
const scrollerOf = (body: HTMLElement): HTMLElement | null => body.closest('table')?.parentElement ?? null;

const scrollToRow = (body: HTMLElement, index: number): void => {
  const row = rowAt(body, index);
  const height = body.querySelector<HTMLElement>('tr[data-key]')?.offsetHeight ?? 0;
  if (row !== null) row.scrollIntoView({ block: 'nearest' });
  else scrollerOf(body)?.scrollTo({ top: index * height });
};

/** Focuses the handle of the moved row once it is rendered at its new index, unless the focus is elsewhere by then. */
const focusHandle = (body: Body, key: string, index: number): void => {
  const focusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
  requestAnimationFrame(() => {
    if (body.current === null || !focusLost()) return;
    scrollToRow(body.current, index);
    requestAnimationFrame(
      () =>
        focusLost() &&
        body.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(key)}"] [data-grip]`)?.focus(),
    );
  });
};

/** Drags rows by pointer. Returns a function that says whether the last press was a drag. */
const listenToPointer = (body: HTMLElement, drag: RowDrag, signal: AbortSignal): (() => boolean) => {
  let start: { readonly key: string; readonly index: number; readonly x: number; readonly y: number } | null = null;
  let pointer = { x: 0, y: 0 };
  let wasDragged = false;
  let frame = 0;
  const scroller = scrollerOf(body);
  const follow = (): void => {
    const box = scroller?.getBoundingClientRect();
    if (scroller === null || box === undefined || drag.dragged === null) return;
    const up = pointer.y < box.top + 2 * SCROLL_EDGE;
    if (up || pointer.y > box.bottom - SCROLL_EDGE) scroller.scrollTop += up ? -SCROLL_SPEED : SCROLL_SPEED;
    const inside = Math.min(Math.max(pointer.y, box.top + SCROLL_EDGE), box.bottom - 2);
    const row = rowOf(document.elementFromPoint(pointer.x, inside));
    if (row !== null) drag.moveTo(row.index);
    frame = requestAnimationFrame(follow);
  };
  const stop = (): void => {
    start = null;
    cancelAnimationFrame(frame);
  };
  const down = (event: PointerEvent): void => {
    const row = rowOf(handleOf(event.target));
    wasDragged = false;
    if (row !== null && event.button === 0 && drag.dragged === null)
      start = { ...row, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent): void => {
    if (start === null) return;
    pointer = { x: event.clientX, y: event.clientY };
    if (drag.dragged !== null || Math.hypot(pointer.x - start.x, pointer.y - start.y) < DRAG_THRESHOLD) return;
    wasDragged = true;
    drag.pickUp(start.key, start.index);
    follow();
  };
  const up = (): void => {
    if (start !== null) drag.drop();
    stop();
  };
  const cancel = (): void => {
    if (start !== null) drag.cancel();
    stop();
  };
  const select = (event: Event): void => {
    if (start !== null) event.preventDefault();
  };
  body.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  document.addEventListener('selectstart', select, { signal });
  signal.addEventListener('abort', stop);
  return () => wasDragged;
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** Drags rows by the keys of a focused handle: arrows, Home and End move, Space and Enter drop, Escape cancels. */
const listenToKeys = (body: HTMLElement, current: Body, drag: RowDrag, signal: AbortSignal): void => {
  const drop = (): void => {
    const { dragged } = drag;
    if (dragged === null) return;
    drag.drop();
    focusHandle(current, dragged.key, dragged.to);
  };
  const handleKey = (key: string): boolean => {
    const step = STEPS[key];
    if (step !== undefined) {
      drag.moveBy(step);
      if (drag.dragged !== null) scrollToRow(body, drag.dragged.to);
    } else if (key === ' ' || key === 'Enter') drop();
    else if (key === 'Escape') drag.cancel();
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent): void => {
    const row = rowOf(handleOf(event.target));
    if (event.altKey || event.ctrlKey || event.metaKey || (drag.dragged === null && row === null)) return;
    const begins = drag.dragged === null && row !== null && (event.key === ' ' || event.key in STEPS);
    if (begins) drag.pickUp(row.key, row.index);
    if (begins && event.key === ' ') event.preventDefault();
    else if (drag.dragged !== null && handleKey(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // Some browsers click a button when Space is released.
  const release = (event: KeyboardEvent): void => {
    if (event.key === ' ' && handleOf(event.target) !== null) event.preventDefault();
  };
  const leave = (event: FocusEvent): void => {
    if (handleOf(event.target) !== null && document.hasFocus()) drag.drop();
  };
  window.addEventListener('keydown', press, { capture: true, signal });
  body.addEventListener('keyup', release, { signal });
  body.addEventListener('focusout', leave, { signal });
};

/** Listens to the handles of all rows at once. A click without a drag, or Enter, calls `onAskPosition`. */
export const useDragHandles = (body: Body, drag: RowDrag, onAskPosition: (key: string) => void): void => {
  useEffect(() => {
    const { current } = body;
    if (current === null) return undefined;
    const end = new AbortController();
    const wasDragged = listenToPointer(current, drag, end.signal);
    listenToKeys(current, body, drag, end.signal);
    const ask = (event: MouseEvent): void => {
      const row = rowOf(handleOf(event.target));
      if (row !== null && (event.detail === 0 || !wasDragged())) onAskPosition(row.key);
    };
    current.addEventListener('click', ask, { signal: end.signal });
    return () => end.abort();
  }, [body, drag, onAskPosition]);
};
