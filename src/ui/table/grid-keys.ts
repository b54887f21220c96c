import type { KeyboardEvent } from 'react';

/** The row of a table's body that something in it stands in. Null for what only React counts to it, such as an open menu. */
export const closestRow = (body: Element, target: EventTarget | null): Element | null => {
  const row = target instanceof Element ? target.closest('tr[data-key]') : null;
  return body.contains(row) ? row : null;
};

const STOPS = 'a[href], button, input[type=checkbox]';

/** Grips have a use of their own for up and down. */
const KEEPS_ARROWS = '[data-grip]';

const stopsIn = (place: Element | null | undefined): readonly HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>(STOPS) ?? []),
];

const rowAt = (row: Element, step: 1 | -1): Element | null => {
  const next = step === 1 ? row.nextElementSibling : row.previousElementSibling;
  return next?.hasAttribute('data-key') === true ? next : null;
};

const besides = (row: Element, stop: HTMLElement, step: 1 | -1): HTMLElement | undefined => {
  const all = stopsIn(row);
  return all[all.indexOf(stop) + step];
};

/** The same control of another row; where that row lacks it, its first one. */
const beyond = (row: Element, stop: HTMLElement, next: Element): HTMLElement | undefined => {
  const cell = stop.closest('td');
  const place = [...row.children].indexOf(cell as Element);
  const index = stopsIn(cell).indexOf(stop);
  return stopsIn(next.children[place])[index] ?? stopsIn(next)[0];
};

/**
 * Arrow keys among the controls of the rows: up and down along a column, to both sides within a row. It stays a table to
 * those who listen, and Tab goes on working; arrows are the quick way. Rows at which nobody was yet have no pens in their
 * cells: `wake` has a row draw them, before its controls are looked for.
 */
export const moveFocus = (event: KeyboardEvent<HTMLElement>, wake: (row: Element) => void): void => {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof HTMLElement) || !target.matches(STOPS)) return;
  const row = closestRow(event.currentTarget, target);
  if (row === null) return;
  const forward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const step = key === 'ArrowDown' || key === forward ? 1 : -1;
  const upright = key === 'ArrowDown' || key === 'ArrowUp';
  if (!upright && key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  if (upright && target.matches(KEEPS_ARROWS)) return;
  const there = upright ? rowAt(row, step) : row;
  if (there === null) return;
  wake(there);
  const next = upright ? beyond(row, target, there) : besides(row, target, step);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

/** F2 begins to edit the cell that has the focus, or the first one of its row that can be edited. `wake` has it draw its pens. */
export const beginEditing = (event: KeyboardEvent<HTMLElement>, wake: (row: Element) => void): void => {
  const { target, key, currentTarget } = event;
  if (event.defaultPrevented || key !== 'F2' || !(target instanceof Element)) return;
  const row = closestRow(currentTarget, target);
  if (row === null) return;
  wake(row);
  const pen =
    target.closest('td')?.querySelector<HTMLElement>('[data-edit]') ?? row.querySelector<HTMLElement>('[data-edit]');
  if (pen === null) return;
  event.preventDefault();
  // As a press of it would: the editor takes the focus over from what has gone, and from nothing else.
  pen.focus();
  pen.click();
};
