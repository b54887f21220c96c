import type { Shortcut } from '../../kernel';

/** The shortcuts of actions. Each has a line in the dialog that lists them, which a test checks. */
export const SHORTCUTS = {
  palette: { key: 'k', meta: true, everywhere: true },
  shortcuts: { key: '?' },
  uploadFiles: { key: 'o', meta: true, shift: false },
  undoNotice: { key: 'z', meta: true, shift: false },
  focusNotice: { key: 'f8', everywhere: true },
  searchList: { key: '/' },
  selectAll: { key: 'a', meta: true, shift: false },
  clearSelection: { key: 'escape' },
  copyRows: { key: 'c', meta: true, shift: false, unlessTextSelected: true },
  firstField: { key: 'f2' },
  saveAndStay: { key: 's', meta: true, shift: false, everywhere: true },
  saveAndNew: { key: 's', meta: true, shift: true, everywhere: true },
  /** Control+S saves on a page: in a drawer it confirms, as Control+Enter does in dialogs of other products. */
  confirmDrawer: { key: 's', meta: true, everywhere: true },
  confirmDrawerByEnter: { key: 'enter', meta: true, everywhere: true },
  undoImageStep: { key: 'z', meta: true, shift: false },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutName = keyof typeof SHORTCUTS;
