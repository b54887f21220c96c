import { useEffect } from 'react';
import type { AfterSave } from '../../../application/item-editing';

/** meta+s saves and stays, meta+shift+s saves and begins a new one; meta is Command on a Mac and Control elsewhere. */
export const useSaveShortcuts = (save: (then: AfterSave) => void, severalItems: boolean): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.shiftKey) save('stay');
      else if (severalItems) save('new');
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [save, severalItems]);
};
