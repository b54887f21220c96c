import type { ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import classes from './badge.module.css';

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'accent' | 'danger' | undefined;
}

/** A count beside a name. */
export const Badge = ({ children, tone = 'neutral' }: BadgeProps) => (
  <span className={classNames(classes['badge'], tone !== 'neutral' && classes[tone])}>{children}</span>
);
