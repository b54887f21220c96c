import { useMemo } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import { UnsavedWorkService, useService } from '../../../kit';

/** All that would be lost with this page: the edits of its form, and comments that nobody has sent. */
export const useUnsavedWork = (): Pick<ItemForm, 'dirty' | 'dirty$'> => {
  const unsaved = useService(UnsavedWorkService);
  return useMemo(
    () => ({
      get dirty() {
        return unsaved.any;
      },
      dirty$: unsaved.any$,
    }),
    [unsaved],
  );
};
