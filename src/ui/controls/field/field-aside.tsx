import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFieldControl } from './field-context';
import classes from './field.module.css';

/** What only a control knows, such as a count, at the end of the line of its label; nothing outside a field. */
export const FieldAside = ({ children }: { readonly children: ReactNode }) => {
  const head = useFieldControl()?.head;
  const [line, setLine] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setLine(head?.current ?? null), [head]);
  return line === null ? null : createPortal(<span className={classes['aside']}>{children}</span>, line);
};
