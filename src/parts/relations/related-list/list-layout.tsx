import type { ReactNode } from 'react';
import { ControlGroup, classNames, EmptyList } from '../../../ui';
import classes from './related-list.module.css';

/** More rows are drawn denser (spec 002, 10). */
export const MAX_TALL_ROWS = 4;

interface ListLayoutProps {
  /** The number of rows. */
  readonly count: number;
  /** Shown for a list without rows. */
  readonly emptyText: string;
  readonly rows: ReactNode;
  /** A button below the rows shown, for further ones. */
  readonly more: ReactNode;
  /** The ways to add some. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A list of rows in a field, with the ways to add some below it. */
export const ListLayout = ({ count, emptyText, rows, more, foot, children }: ListLayoutProps) => (
  <ControlGroup className={classes['list']}>
    {count === 0 ? (
      <EmptyList icon="list_alt">{emptyText}</EmptyList>
    ) : (
      <div className={classNames(classes['box'], count > MAX_TALL_ROWS && classes['dense'])}>
        {rows}
        {more === null ? null : <p className={classes['more']}>{more}</p>}
      </div>
    )}
    {foot === null ? null : <div className={classes['foot']}>{foot}</div>}
    {children}
  </ControlGroup>
);
