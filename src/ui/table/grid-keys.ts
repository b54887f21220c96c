import type { KeyboardEvent } from 'react';
import { isRightToLeft } from '../text-direction';

/**
 * The row of the table body that contains the target. Null for a React descendant outside the DOM
 * of the body, such as an open menu.
 */
export const closestRow = (body: Element, target: EventTarget | null): Element | null => {
  const row = target instanceof Element ? target.closest('tr[data-key]') : null;
  return body.contains(row) ? row : null;
};

const FOCUSABLE = 'a[href], button, input[type=checkbox]';

/** Drag handles use the vertical arrow keys themselves. */
const DRAG_HANDLE = '[data-grip]';

const controlsIn = (container: Element | null | undefined): readonly HTMLElement[] => [
  ...(container?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []),
];

const adjacentRow = (row: Element, step: 1 | -1): Element | null => {
  const next = step === 1 ? row.nextElementSibling : row.previousElementSibling;
  return next?.hasAttribute('data-key') === true ? next : null;
};

const adjacentControl = (row: Element, control: HTMLElement, step: 1 | -1): HTMLElement | undefined => {
  const all = controlsIn(row);
  return all[all.indexOf(control) + step];
};

/** The same control in another row; the first control of that row when it has no such control. */
const matchingControl = (row: Element, control: HTMLElement, otherRow: Element): HTMLElement | undefined => {
  const cell = control.closest('td');
  const cellIndex = [...row.children].indexOf(cell as Element);
  const controlIndex = controlsIn(cell).indexOf(control);
  return controlsIn(otherRow.children[cellIndex])[controlIndex] ?? controlsIn(otherRow)[0];
};

/**
 * Arrow keys move the focus between the controls of the rows: up and down in a column, left and
 * right in a row. The element keeps the role `table` for screen readers, and Tab still works.
 * `activate` renders the edit buttons of the target row before its controls are looked up.
 */
export const moveFocus = (event: KeyboardEvent<HTMLElement>, activate: (row: Element) => void): void => {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof HTMLElement) || !target.matches(FOCUSABLE)) return;
  const row = closestRow(event.currentTarget, target);
  if (row === null) return;
  const forward = isRightToLeft(row) ? 'ArrowLeft' : 'ArrowRight';
  const step = key === 'ArrowDown' || key === forward ? 1 : -1;
  const vertical = key === 'ArrowDown' || key === 'ArrowUp';
  if (!vertical && key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  if (vertical && target.matches(DRAG_HANDLE)) return;
  const targetRow = vertical ? adjacentRow(row, step) : row;
  if (targetRow === null) return;
  activate(targetRow);
  const next = vertical ? matchingControl(row, target, targetRow) : adjacentControl(row, target, step);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

/** Enter toggles the focused checkbox, as Space does. */
export const checkOnEnter = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
  event.preventDefault();
  target.click();
};

/**
 * F2 edits the focused cell, or else the first editable cell of the row. `activate` renders the
 * edit buttons of the row.
 */
export const beginEditing = (event: KeyboardEvent<HTMLElement>, activate: (row: Element) => void): void => {
  const { target, key, currentTarget } = event;
  if (event.defaultPrevented || key !== 'F2' || !(target instanceof Element)) return;
  const row = closestRow(currentTarget, target);
  if (row === null) return;
  activate(row);
  const button =
    target.closest('td')?.querySelector<HTMLElement>('[data-edit]') ?? row.querySelector<HTMLElement>('[data-edit]');
  if (button === null) return;
  event.preventDefault();
  // Focus first, as a real click does: the editor takes the focus only when the focused element was removed.
  button.focus();
  button.click();
};
