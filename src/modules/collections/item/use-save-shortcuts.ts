import type { AfterSave } from '../../../application/item-editing';
import { useShortcut } from '../../../kit';

/** meta+s saves and stays, meta+shift+s saves and begins a new one. */
export const useSaveShortcuts = (save: (then: AfterSave) => void, severalItems: boolean): void => {
  useShortcut({ key: 's', meta: true, shift: false }, () => save('stay'));
  useShortcut({ key: 's', meta: true, shift: true }, () => {
    if (severalItems) save('new');
  });
};
