import { useEffect, type RefObject } from 'react';
import { keyStep, useDragItems } from '../../../ui';
import type { RowDrag } from './row-drag';

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

/** Drags rows by the keys of a focused handle: arrows, Home and End move, Space and Enter drop, Escape cancels. */
const listenToKeys = (body: HTMLElement, current: Body, drag: RowDrag, signal: AbortSignal): void => {
  let pickedUpKey: string | null = null;
  const drop = (): void => {
    const { dragged } = drag;
    if (dragged === null) return;
    drag.drop();
    focusHandle(current, dragged.key, dragged.to);
  };
  const handleKey = (key: string): boolean => {
    const step = keyStep(key);
    if (step !== null) {
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
    const begins = drag.dragged === null && row !== null && (event.key === ' ' || keyStep(event.key) !== null);
    if (begins) {
      pickedUpKey = row.key;
      drag.pickUp(row.key, row.index);
    }
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
  // Not in a drag by pointer, where the handle loses the focus when its row scrolls out of the rendered rows.
  const leave = (event: FocusEvent): void => {
    const isPickedUp = pickedUpKey !== null && drag.dragged?.key === pickedUpKey;
    if (isPickedUp && handleOf(event.target) !== null && document.hasFocus()) drag.drop();
  };
  window.addEventListener('keydown', press, { capture: true, signal });
  body.addEventListener('keyup', release, { signal });
  body.addEventListener('focusout', leave, { signal });
  body.addEventListener('pointerdown', () => (pickedUpKey = null), { signal });
};

/** Listens to the handles of all rows at once. A click, or Enter, calls `onAskPosition`. */
export const useDragHandles = (body: Body, drag: RowDrag, onAskPosition: (key: string) => void): void => {
  useDragItems(body, 'y', drag);
  useEffect(() => {
    const { current } = body;
    if (current === null) return undefined;
    const end = new AbortController();
    listenToKeys(current, body, drag, end.signal);
    const ask = (event: MouseEvent): void => {
      const row = rowOf(handleOf(event.target));
      if (row !== null) onAskPosition(row.key);
    };
    current.addEventListener('click', ask, { signal: end.signal });
    return () => end.abort();
  }, [body, drag, onAskPosition]);
};
