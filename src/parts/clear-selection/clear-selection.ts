import type { ListSession } from '../../application/browse';
import type { PageAction } from '../../kit';

/** Clears the selection of a list. */
export const clearSelection = (selection: ListSession['selection']): PageAction => ({
  id: 'clear-selection',
  label: 'clear_selection',
  icon: 'close',
  shortcut: { key: 'escape' },
  denied$: selection.noneSelected$,
  execute: () => selection.clear(),
});
