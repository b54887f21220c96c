import type { KeyboardEvent } from 'react';
import { rowAround } from './row-around';

/** F2 begins to edit the cell that has the focus, or the first one of its row that can be edited. `wake` has it draw its pens. */
export const beginEditing = (event: KeyboardEvent<HTMLElement>, wake: (row: Element) => void): void => {
  const { target, key, currentTarget } = event;
  if (event.defaultPrevented || key !== 'F2' || !(target instanceof Element)) return;
  const row = rowAround(currentTarget, target);
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
