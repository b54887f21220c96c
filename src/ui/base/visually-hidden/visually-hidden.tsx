import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly id?: string | undefined;
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ children, id }: VisuallyHiddenProps) => (
  <span className={classes['hidden']} id={id}>
    {children}
  </span>
);

/** Says to screen readers what has just happened; nothing is shown. */
export const Announcement = ({ children }: { readonly children: ReactNode }) => (
  <VisuallyHidden>
    <span role="status" aria-atomic="true">
      {children}
    </span>
  </VisuallyHidden>
);
