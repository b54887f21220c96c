import type { ReactNode } from 'react';
import { FieldContext } from './field-context';

/** A control beside the field's own: it needs a name of its own. */
export const SecondControl = ({ children }: { readonly children: ReactNode }) => (
  <FieldContext value={null}>{children}</FieldContext>
);
