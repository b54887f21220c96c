import type { KeyboardEvent } from 'react';

/** F2 begins to edit the cell that has the focus, or the first one of its row that can be edited. */
export const beginEditing = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, key } = event;
  if (event.defaultPrevented || key !== 'F2' || !(target instanceof Element)) return;
  const row = target.closest('tr[data-key]');
  const button = target.closest('td')?.querySelector<HTMLElement>('[data-edit]') ?? row?.querySelector<HTMLElement>('[data-edit]');
  if (button === null || button === undefined) return;
  event.preventDefault();
  button.click();
};
