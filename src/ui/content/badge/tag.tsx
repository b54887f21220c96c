import type { ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../icon';
import classes from './tag.module.css';

export interface TagProps {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  readonly icon?: string | undefined;
}

/** A short text in a box: a value, a type, a status. */
export const Tag = ({ children, tone = 'neutral', icon }: TagProps) => (
  <span className={classNames(classes['tag'], tone !== 'neutral' && classes[tone])}>
    {icon === undefined ? null : <Icon name={icon} />}
    <span className={classes['text']}>{children}</span>
  </span>
);
