import type { ListSession } from '../../../application/browse';
import { type PageAction, SHORTCUTS } from '../../../kit';

/** Clears the selection of a list. */
export const clearSelection = (selection: ListSession['selection']): PageAction => ({
  id: 'clear-selection',
  label: 'clear_selection',
  icon: 'close',
  shortcut: SHORTCUTS.clearSelection,
  denied$: selection.noneSelected$,
  execute: () => selection.clear(),
});
