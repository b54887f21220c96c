import type { ReactNode } from 'react';
import { Icon } from '../../content/icon';
import classes from './empty-state.module.css';

interface EmptyListProps {
  readonly icon: string;
  /** Why nothing is here. */
  readonly children: ReactNode;
}

/** In place of a list within a page or a form, such as that of a field. */
export const EmptyList = ({ icon, children }: EmptyListProps) => (
  <p className={classes['list']}>
    <Icon name={icon} />
    {children}
  </p>
);
