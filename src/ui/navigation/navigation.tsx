import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { Kbd } from '../kbd';
import classes from './navigation.module.css';

export interface NavigationProps {
  /** The project's name. */
  readonly title: string;
  /** Beside the name: the connection. */
  readonly aside?: ReactNode;
  /** A button that looks like a search field and opens the command palette. */
  readonly jump?:
    { readonly label: string; readonly keys?: string | undefined; readonly onSelect: () => void } | undefined;
  /** `NavigationGroup`s, `NavigationItem`s in <ul>s, lines. */
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** What stands in the frame's navigation. */
export const Navigation = ({ title, aside, jump, children, foot }: NavigationProps) => (
  <>
    <div className={classes['project']}>
      <span className={classes['name']} title={title}>
        {title}
      </span>
      {aside}
    </div>
    {jump === undefined ? null : (
      <button type="button" className={classes['jump']} onClick={jump.onSelect}>
        <Icon name="search" />
        <span>{jump.label}</span>
        {jump.keys === undefined ? null : (
          <span aria-hidden="true">
            <Kbd keys={jump.keys} />
          </span>
        )}
      </button>
    )}
    <div className={classes['scroll']}>{children}</div>
    {foot === undefined ? null : <div className={classes['foot']}>{foot}</div>}
  </>
);
