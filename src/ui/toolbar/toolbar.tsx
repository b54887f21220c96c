import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import classes from './toolbar.module.css';

export interface ToolbarProps {
  readonly label: string;
  /** Chips and buttons; scrolls sideways when there is no room. */
  readonly children: ReactNode;
  readonly end?: ReactNode;
  /** 'selection' takes the filter bar's place at the same height. */
  readonly variant?: 'plain' | 'selection' | undefined;
}

/** The bar below the header: filters, or what can be done with a selection. */
export const Toolbar = ({ label, children, end, variant = 'plain' }: ToolbarProps) => (
  <div
    className={classNames(classes['toolbar'], variant === 'selection' && classes['selection'])}
    role="group"
    aria-label={label}
  >
    <div className={classes['start']}>{children}</div>
    {end === undefined ? null : <div className={classes['end']}>{end}</div>}
  </div>
);

export interface ListFooterProps {
  /** The pagination, in the middle. */
  readonly children?: ReactNode;
  /** How many there are; left out where there is no room. */
  readonly start?: ReactNode;
  /** How many a page has. */
  readonly end?: ReactNode;
}

/** The bar below a list. */
export const ListFooter = ({ children, start, end }: ListFooterProps) => (
  <footer className={classNames(classes['toolbar'], classes['foot'])}>
    <div className={classes['foot-start']}>{start}</div>
    {children}
    <div className={classes['foot-end']}>{end}</div>
  </footer>
);
