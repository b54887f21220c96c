import type { ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import classes from './toolbar.module.css';

export interface ToolbarProps {
  readonly label: string;
  /** Chips and buttons; scrolls horizontally on overflow. */
  readonly children: ReactNode;
  readonly end?: ReactNode;
  /** 'selection' replaces the filter bar at the same height. */
  readonly variant?: 'plain' | 'selection' | undefined;
}

/** The bar below the header: filters, or the actions of a selection. */
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
  /** The range and number of the items. */
  readonly start?: ReactNode;
  /** The page size. */
  readonly end?: ReactNode;
}

/** The bar below a list, above which toasts appear. */
export const ListFooter = ({ children, start, end }: ListFooterProps) => (
  <footer className={classNames(classes['toolbar'], classes['foot'])} data-bottom-bar="">
    <div className={classes['foot-start']}>{start}</div>
    {children}
    <div className={classes['foot-end']}>{end}</div>
  </footer>
);
