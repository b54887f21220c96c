import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import classes from './toolbar.module.css';

export interface ListFootProps {
  /** Count, pagination and page size, spread over the width. */
  readonly children: ReactNode;
}

/** The bar below a list. */
export const ListFoot = ({ children }: ListFootProps) => (
  <footer className={classNames(classes['toolbar'], classes['foot'])}>{children}</footer>
);
