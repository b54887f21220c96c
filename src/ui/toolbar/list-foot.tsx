import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import classes from './toolbar.module.css';

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
