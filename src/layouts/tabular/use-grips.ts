import { useEffect, type RefObject } from 'react';
import type { Carrying } from './carrying';

/** So far somebody moves before it is more than a press, in px. */
const SLACK = 4;
/** So near to an edge the list scrolls, and so quickly, in px and px a frame. */
const EDGE = 48;
const SPEED = 10;

type Body = RefObject<HTMLTableSectionElement | null>;

const gripOf = (target: EventTarget | null): HTMLElement | null => {
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

const bringIntoSight = (body: HTMLElement, index: number): void => {
  const row = rowAt(body, index);
  const height = body.querySelector<HTMLElement>('tr[data-key]')?.offsetHeight ?? 0;
  if (row !== null) row.scrollIntoView({ block: 'nearest' });
  else scrollerOf(body)?.scrollTo({ top: index * height });
};

/** The focus goes where the row has gone, once it is drawn there; unless it is somewhere else by then. */
const focusGrip = (body: Body, key: string, index: number): void => {
  const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;
  requestAnimationFrame(() => {
    if (body.current === null || !lost()) return;
    bringIntoSight(body.current, index);
    requestAnimationFrame(
      () =>
        lost() && body.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(key)}"] [data-grip]`)?.focus(),
    );
  });
};

/** Carries rows by their grips with the mouse, a finger or a pen. Answers whether it has just done so. */
const listenToPointer = (body: HTMLElement, carrying: Carrying, ended: AbortSignal): (() => boolean) => {
  let start: { readonly key: string; readonly index: number; readonly x: number; readonly y: number } | null = null;
  let at = { x: 0, y: 0 };
  let carriedJustNow = false;
  let frame = 0;
  const scroller = scrollerOf(body);
  const follow = (): void => {
    const box = scroller?.getBoundingClientRect();
    if (scroller === null || box === undefined || carrying.carried === null) return;
    const up = at.y < box.top + 2 * EDGE;
    if (up || at.y > box.bottom - EDGE) scroller.scrollTop += up ? -SPEED : SPEED;
    const inside = Math.min(Math.max(at.y, box.top + EDGE), box.bottom - 2);
    const row = rowOf(document.elementFromPoint(at.x, inside));
    if (row !== null) carrying.over(row.index);
    frame = requestAnimationFrame(follow);
  };
  const stop = (): void => {
    start = null;
    cancelAnimationFrame(frame);
  };
  const down = (event: PointerEvent): void => {
    const row = rowOf(gripOf(event.target));
    carriedJustNow = false;
    if (row !== null && event.button === 0 && carrying.carried === null)
      start = { ...row, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent): void => {
    if (start === null) return;
    at = { x: event.clientX, y: event.clientY };
    if (carrying.carried !== null || Math.hypot(at.x - start.x, at.y - start.y) < SLACK) return;
    carriedJustNow = true;
    carrying.pickUp(start.key, start.index);
    follow();
  };
  const up = (): void => {
    if (start !== null) carrying.putDown();
    stop();
  };
  const cancel = (): void => {
    if (start !== null) carrying.takeBack();
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
const listenToKeys = (body: HTMLElement, current: Body, carrying: Carrying, ended: AbortSignal): void => {
  const putDown = (): void => {
    const { carried } = carrying;
    if (carried === null) return;
    carrying.putDown();
    focusGrip(current, carried.key, carried.to);
  };
  const carry = (key: string): boolean => {
    const step = STEPS[key];
    if (step !== undefined) {
      carrying.by(step);
      if (carrying.carried !== null) bringIntoSight(body, carrying.carried.to);
    } else if (key === ' ' || key === 'Enter') putDown();
    else if (key === 'Escape') carrying.takeBack();
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent): void => {
    const row = rowOf(gripOf(event.target));
    if (event.altKey || event.ctrlKey || event.metaKey || (carrying.carried === null && row === null)) return;
    const begins = carrying.carried === null && row !== null && (event.key === ' ' || event.key in STEPS);
    if (begins) carrying.pickUp(row.key, row.index);
    if (begins && event.key === ' ') event.preventDefault();
    else if (carrying.carried !== null && carry(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // In some browsers the press of a button by Space comes with the key's release.
  const release = (event: KeyboardEvent): void => {
    if (event.key === ' ' && gripOf(event.target) !== null) event.preventDefault();
  };
  const leave = (event: FocusEvent): void => {
    if (gripOf(event.target) !== null && document.hasFocus()) carrying.putDown();
  };
  window.addEventListener('keydown', press, { capture: true, signal: ended });
  body.addEventListener('keyup', release, { signal: ended });
  body.addEventListener('focusout', leave, { signal: ended });
};

/** Listens to the grips of all rows at once. A press without moving, or Enter, asks for a position. */
export const useGrips = (body: Body, carrying: Carrying, onAsk: (key: string) => void): void => {
  useEffect(() => {
    const { current } = body;
    if (current === null) return undefined;
    const end = new AbortController();
    const carriedJustNow = listenToPointer(current, carrying, end.signal);
    listenToKeys(current, body, carrying, end.signal);
    const ask = (event: MouseEvent): void => {
      const row = rowOf(gripOf(event.target));
      if (row !== null && (event.detail === 0 || !carriedJustNow())) onAsk(row.key);
    };
    current.addEventListener('click', ask, { signal: end.signal });
    return () => end.abort();
  }, [body, carrying, onAsk]);
};
