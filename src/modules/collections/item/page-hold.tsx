import { memo, useEffect } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import { useStream } from '../../../kit';

/** Has the browser ask before the page is closed on edits. By itself, so that the first letter draws nothing again for it. */
export const PageHold = memo(({ form }: { readonly form: Pick<ItemForm, 'dirty$'> }) => {
  const dirty = useStream(form.dirty$);
  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);
  return null;
});
