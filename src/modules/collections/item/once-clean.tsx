import { useEffect } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import { useStream } from '../../../kit';

interface OnceCleanProps {
  readonly form: Pick<ItemForm, 'dirty$'>;
  readonly then: () => void;
}

/** Saved while a question about the edits stood there: there is nothing to ask about any more. */
export const OnceClean = ({ form, then }: OnceCleanProps) => {
  const dirty = useStream(form.dirty$);
  useEffect(() => {
    if (!dirty) then();
  }, [dirty, then]);
  return null;
};
