import type { ReactNode, Ref } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import classes from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Replaces the icon of the tone. */
  readonly icon?: string | undefined;
  /** 'alert' is announced at once, 'status' politely; not announced by default. */
  readonly role?: 'alert' | 'status' | undefined;
  /** Focusable by script, as an error summary is. */
  readonly focusable?: boolean | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

const ICONS: Readonly<Record<NoticeTone, string>> = {
  info: 'info',
  success: 'check_circle',
  warning: 'warning_amber',
  danger: 'error',
  neutral: 'info',
};

/** A message box above the content that it refers to. */
export const Notice = ({
  tone = 'info',
  title,
  children,
  actions,
  icon,
  role,
  focusable = false,
  ref,
}: NoticeProps) => (
  <div
    ref={ref}
    className={classNames(classes['notice'], classes[tone])}
    role={role}
    {...(focusable && { tabIndex: -1 })}
  >
    <Icon name={icon ?? ICONS[tone]} />
    <div className={classes['body']}>
      {title === undefined ? null : <p className={classes['title']}>{title}</p>}
      {children === undefined ? null : <div>{children}</div>}
      {actions === undefined ? null : <div className={classes['actions']}>{actions}</div>}
    </div>
  </div>
);
