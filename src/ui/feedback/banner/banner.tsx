import type { ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import classes from './banner.module.css';

export interface BannerProps {
  readonly tone: 'info' | 'warning' | 'danger';
  readonly icon: string;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A status of the whole application, below the header: offline, a new version. */
export const Banner = ({ tone, icon, title, children, actions }: BannerProps) => (
  <div className={classNames(classes['banner'], classes[tone])} role="status">
    <Icon name={icon} />
    <span className={classes['text']}>
      <b className={classes['title']}>{title}</b> {children}
    </span>
    {actions === undefined ? null : <span className={classes['actions']}>{actions}</span>}
  </div>
);
