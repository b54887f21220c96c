import type { ReactNode } from 'react';
import classes from './toast.module.css';

export interface ToastsProps {
  readonly label: string;
  /** `Toast`s, the newest last. How long they stay is for the caller to say. */
  readonly children: ReactNode;
}

/** The corner in which toasts appear. Always in the page, so that screen readers watch it. */
export const Toasts = ({ label, children }: ToastsProps) => (
  <section className={classes['toasts']} aria-label={label} aria-live="polite" aria-relevant="additions">
    {children}
  </section>
);
