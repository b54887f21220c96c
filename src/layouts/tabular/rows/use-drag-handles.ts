import { useEffect, type RefObject } from 'react';
import type { RowDrag } from './row-drag';

/** So far somebody moves before it is more than a press, in px. */
const DRAG_THRESHOLD = 4;
/** So near to an edge the list scrolls, and so quickly, in px and px a frame. */
const SCROLL_EDGE = 48;
const SCROLL_SPEED = 10;

type Body = RefObject<HTMLTableSectionElement | null>;

const handleOf = (target: EventTarget | null): HTMLElement | null => {
  const grip = target instanceof Element ? target.closest<HTMLElement>('[data-grip]') : null;
  return grip === null || grip.getAttribute('aria-disabled') === 'true' ? null : grip;
};

const rowOf = (element: Element | null): { readonly key: string; readonly index: number } | null => {
  const row = element?.closest<HTMLElement>('tr[data-key]');
  return row?.dataset['key'] === undefined ? null : { key: row.dataset['key'], index: Number(row.dataset['index']) };
};

const rowAt = (body: HTMLElement, index: number): HTMLElement | null => body.querySelector(`tr[data-index="${index}"]`);

/** The box in which the rows scroll. */
const scrollerOf = (body: HTMLElement): HTMLElement | null => body.closest('table')?.parentElement ?? null;

const scrollToRow = (body: HTMLElement, index: number): void => {
  const row = rowAt(body, index);
  const height = body.querySelector<HTMLElement>('tr[data-key]')?.offsetHeight ?? 0;
  if (row !== null) row.scrollIntoView({ block: 'nearest' });
  else scrollerOf(body)?.scrollTo({ top: index * height });
};

/** The focus goes where the row has gone, once it is drawn there; unless it is somewhere else by then. */
const focusHandle = (body: Body, key: string, index: number): void => {
  const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;
  requestAnimationFrame(() => {
    if (body.current === null || !lost()) return;
    scrollToRow(body.current, index);
    requestAnimationFrame(
      () =>
        lost() && body.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(key)}"] [data-grip]`)?.focus(),
    );
  });
};

/** Carries rows by their grips with the mouse, a finger or a pen. Answers whether it has just done so. */
const listenToPointer = (body: HTMLElement, carrying: RowDrag, ended: AbortSignal): (() => boolean) => {
  let start: { readonly key: string; readonly index: number; readonly x: number; readonly y: number } | null = null;
  let at = { x: 0, y: 0 };
  let carriedJustNow = false;
  let frame = 0;
  const scroller = scrollerOf(body);
  const follow = (): void => {
    const box = scroller?.getBoundingClientRect();
    if (scroller === null || box === undefined || carrying.dragged === null) return;
    const up = at.y < box.top + 2 * SCROLL_EDGE;
    if (up || at.y > box.bottom - SCROLL_EDGE) scroller.scrollTop += up ? -SCROLL_SPEED : SCROLL_SPEED;
    const inside = Math.min(Math.max(at.y, box.top + SCROLL_EDGE), box.bottom - 2);
    const row = rowOf(document.elementFromPoint(at.x, inside));
    if (row !== null) carrying.moveTo(row.index);
    frame = requestAnimationFrame(follow);
  };
  const stop = (): void => {
    start = null;
    cancelAnimationFrame(frame);
  };
  const down = (event: PointerEvent): void => {
    const row = rowOf(handleOf(event.target));
    carriedJustNow = false;
    if (row !== null && event.button === 0 && carrying.dragged === null)
      start = { ...row, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent): void => {
    if (start === null) return;
    at = { x: event.clientX, y: event.clientY };
    if (carrying.dragged !== null || Math.hypot(at.x - start.x, at.y - start.y) < DRAG_THRESHOLD) return;
    carriedJustNow = true;
    carrying.pickUp(start.key, start.index);
    follow();
  };
  const up = (): void => {
    if (start !== null) carrying.drop();
    stop();
  };
  const cancel = (): void => {
    if (start !== null) carrying.cancel();
    stop();
  };
  const select = (event: Event): void => {
    if (start !== null) event.preventDefault();
  };
  body.addEventListener('pointerdown', down, { signal: ended });
  window.addEventListener('pointermove', move, { signal: ended });
  window.addEventListener('pointerup', up, { signal: ended });
  window.addEventListener('pointercancel', cancel, { signal: ended });
  document.addEventListener('selectstart', select, { signal: ended });
  ended.addEventListener('abort', stop);
  return () => carriedJustNow;
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** Carries rows by the keys of a focused grip: arrows, Home and End move, Space and Enter put down, Escape takes back. */
const listenToKeys = (body: HTMLElement, current: Body, carrying: RowDrag, ended: AbortSignal): void => {
  const putDown = (): void => {
    const { dragged } = carrying;
    if (dragged === null) return;
    carrying.drop();
    focusHandle(current, dragged.key, dragged.to);
  };
  const carry = (key: string): boolean => {
    const step = STEPS[key];
    if (step !== undefined) {
      carrying.moveBy(step);
      if (carrying.dragged !== null) scrollToRow(body, carrying.dragged.to);
    } else if (key === ' ' || key === 'Enter') putDown();
    else if (key === 'Escape') carrying.cancel();
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent): void => {
    const row = rowOf(handleOf(event.target));
    if (event.altKey || event.ctrlKey || event.metaKey || (carrying.dragged === null && row === null)) return;
    const begins = carrying.dragged === null && row !== null && (event.key === ' ' || event.key in STEPS);
    if (begins) carrying.pickUp(row.key, row.index);
    if (begins && event.key === ' ') event.preventDefault();
    else if (carrying.dragged !== null && carry(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // In some browsers the press of a button by Space comes with the key's release.
  const release = (event: KeyboardEvent): void => {
    if (event.key === ' ' && handleOf(event.target) !== null) event.preventDefault();
  };
  const leave = (event: FocusEvent): void => {
    if (handleOf(event.target) !== null && document.hasFocus()) carrying.drop();
  };
  window.addEventListener('keydown', press, { capture: true, signal: ended });
  body.addEventListener('keyup', release, { signal: ended });
  body.addEventListener('focusout', leave, { signal: ended });
};

/** Listens to the grips of all rows at once. A press without moving, or Enter, asks for a position. */
export const useDragHandles = (body: Body, carrying: RowDrag, onAsk: (key: string) => void): void => {
  useEffect(() => {
    const { current } = body;
    if (current === null) return undefined;
    const end = new AbortController();
    const carriedJustNow = listenToPointer(current, carrying, end.signal);
    listenToKeys(current, body, carrying, end.signal);
    const ask = (event: MouseEvent): void => {
      const row = rowOf(handleOf(event.target));
      if (row !== null && (event.detail === 0 || !carriedJustNow())) onAsk(row.key);
    };
    current.addEventListener('click', ask, { signal: end.signal });
    return () => end.abort();
  }, [body, carrying, onAsk]);
};
