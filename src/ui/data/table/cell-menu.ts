import type { MouseEvent } from 'react';

/** Buttons of a pointer have a number; a context menu opened by a key has 0. */
const SECONDARY_BUTTON = 2;

const CONTROLS = 'a[href], button, input';

/** The cell and its row; null where the browser's own menu is of use: on links, on inputs and for selected text. */
const menuCell = ({ target, button, currentTarget }: MouseEvent<HTMLElement>): HTMLElement | null => {
  if (!(target instanceof Element) || target.closest('input, textarea, select, [contenteditable]') !== null)
    return null;
  if (button === SECONDARY_BUTTON && (target.closest('a[href]') !== null || !getSelection()?.isCollapsed)) return null;
  const cell = target.closest<HTMLElement>('td[data-column]');
  return currentTarget.contains(cell) ? cell : null;
};

/** Calls `open` with the keys of row and column, and the element to which the focus returns. */
export const openCellMenu = (
  event: MouseEvent<HTMLElement>,
  open: (row: string, column: string, anchor: HTMLElement) => void,
): void => {
  const cell = menuCell(event);
  const row = cell?.closest<HTMLElement>('tr[data-key]')?.dataset['key'];
  const column = cell?.dataset['column'];
  if (cell === null || row === undefined || column === undefined) return;
  event.preventDefault();
  const control = cell.querySelector<HTMLElement>(CONTROLS);
  if (control === null && !cell.hasAttribute('tabindex')) cell.tabIndex = -1;
  open(row, column, control ?? cell);
};
