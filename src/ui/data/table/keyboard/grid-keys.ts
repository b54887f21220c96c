import type { KeyboardEvent } from 'react';
import { isRightToLeft } from '../../../base/text-direction';
import {
  type Edge,
  edgeRow,
  focusStop,
  isEdgeRendered,
  isStop,
  matchingStop,
  rowAfter,
  rowsPerPage,
  scrollToEdge,
  stopsOf,
  titleIn,
} from './cell-stops';

/**
 * The row of the table body that contains the target. Null for a React descendant outside the DOM
 * of the body, such as an open menu.
 */
export const closestRow = (body: Element, target: EventTarget | null): Element | null => {
  const row = target instanceof Element ? target.closest('tr[data-key]') : null;
  return body.contains(row) ? row : null;
};

/** Drag handles use the vertical arrow keys themselves. */
const DRAG_HANDLE = '[data-grip]';

interface Place {
  readonly body: Element;
  readonly row: Element;
  readonly stop: HTMLElement;
}

/** The stop and row of a key event; null when the focus is elsewhere, as in an editor or an open menu. */
const placeOf = ({ target, currentTarget }: KeyboardEvent<HTMLElement>): Place | null => {
  const row = closestRow(currentTarget, target);
  return row !== null && target instanceof Element && isStop(target)
    ? { body: currentTarget, row, stop: target }
    : null;
};

type Activate = (row: Element) => void;
type Move = (place: Place, activate: Activate) => HTMLElement | undefined;

const toRow =
  (find: (place: Place) => Element): Move =>
  (place, activate) => {
    const row = find(place);
    if (row === place.row || place.stop.matches(DRAG_HANDLE)) return undefined;
    activate(row);
    return matchingStop(place.row, place.stop, row);
  };

const withinRow =
  (find: (stops: readonly HTMLElement[], index: number) => HTMLElement | undefined): Move =>
  ({ row, stop }, activate) => {
    activate(row);
    const stops = stopsOf(row);
    return find(stops, stops.indexOf(stop));
  };

const toEnd = withinRow((stops) => stops.at(-1));
const toStart = withinRow((stops) => stops[0]);

const cornerStop = (body: Element, edge: Edge, activate: Activate): HTMLElement | undefined => {
  const row = edgeRow(body, edge);
  if (row === undefined) return undefined;
  activate(row);
  return stopsOf(row).at(edge === 'first' ? 0 : -1);
};

const toCorner =
  (edge: Edge): Move =>
  ({ body }, activate) => {
    if (isEdgeRendered(body, edge)) return cornerStop(body, edge, activate);
    scrollToEdge(body, edge, () => {
      const stop = cornerStop(body, edge, activate);
      if (stop !== undefined) focusStop(stop);
    });
    return undefined;
  };

const forward = withinRow((stops, index) => stops[index + 1]);
const backward = withinRow((stops, index) => stops[index - 1]);

const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: toRow(({ row }) => rowAfter(row, 1, 1)),
  ArrowUp: toRow(({ row }) => rowAfter(row, -1, 1)),
  PageDown: toRow(({ row }) => rowAfter(row, 1, rowsPerPage(row))),
  PageUp: toRow(({ row }) => rowAfter(row, -1, rowsPerPage(row))),
  Home: toStart,
  End: toEnd,
  'Control+Home': toCorner('first'),
  'Control+End': toCorner('last'),
};

const moveOf = ({ key, ctrlKey }: KeyboardEvent<HTMLElement>, row: Element): Move | undefined => {
  if (!ctrlKey && (key === 'ArrowLeft' || key === 'ArrowRight'))
    return (key === 'ArrowRight') === isRightToLeft(row) ? backward : forward;
  return MOVES[ctrlKey ? `Control+${key}` : key];
};

/**
 * Arrow keys move the focus between the controls and cells of the rows: up and down in a column, left and right in a
 * row; Home and End to the ends of the row, with Control to those of the body, Page Up and Page Down by as many rows as
 * are visible. The element keeps the role `table`, so that screen readers read it as one. `activate` renders the edit
 * buttons of the target row before its controls are looked up.
 */
export const moveFocus = (event: KeyboardEvent<HTMLElement>, activate: Activate): void => {
  if (event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
  const place = placeOf(event);
  const next = place && moveOf(event, place.row)?.(place, activate);
  if (next === null || next === undefined) return;
  event.preventDefault();
  focusStop(next);
};

const CHECKBOX = 'input[type=checkbox]';

const rowCheckbox = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>(`td:not([data-column]) ${CHECKBOX}`);

/** What Enter does on a cell: what a click on the row does while nothing is selected. */
const rowAction = (row: Element): HTMLElement | null => titleIn(row) ?? rowCheckbox(row);

/**
 * Space on the link or a cell of a row selects it, with Shift the range; Enter on a cell opens or chooses the row. On
 * buttons and checkboxes both keys press them, as everywhere.
 */
export const pressRow = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
  const place = placeOf(event);
  if (place === null || place.stop.matches(`button, ${CHECKBOX}`)) return;
  const onLink = place.stop.matches('a');
  if (key === ' ') {
    const box = rowCheckbox(place.row) ?? (onLink ? null : rowAction(place.row));
    if (box === null) return;
    event.preventDefault();
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  } else if (key === 'Enter' && !onLink) {
    event.preventDefault();
    rowAction(place.row)?.click();
  }
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
export const beginEditing = (event: KeyboardEvent<HTMLElement>, activate: Activate): void => {
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
