import type { AfterSave } from '../../../application/item-editing';
import { useShortcut } from '../../../kit';
import { isPageCovered } from '../../../ui';

const TYPED_INTO = 'textarea, input:is([type=text], [type=password]):not([role=combobox])';

/** What is being typed counts as finished, as it does for whoever saves with the mouse: a tag without its Enter, blanks to trim. */
const finishTyping = (): void => {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !at.matches(TYPED_INTO)) return;
  at.blur();
  at.focus({ preventScroll: true });
};

/** meta+s saves and stays, meta+shift+s saves and begins a new one; neither while something stands over the form. */
export const useSaveShortcuts = (save: (then: AfterSave) => void, severalItems: boolean): void => {
  const press = (then: AfterSave): void => {
    if (isPageCovered()) return;
    finishTyping();
    save(then);
  };
  useShortcut({ key: 's', meta: true, shift: false }, () => press('stay'));
  useShortcut({ key: 's', meta: true, shift: true }, () => {
    if (severalItems) press('new');
  });
};
