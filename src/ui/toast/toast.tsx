import type { ReactNode } from 'react';
import { Button } from '../button';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import { Progress } from '../progress';
import classes from './toast.module.css';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface ToastProps {
  readonly tone: ToastTone;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** One action: undo, retry, show. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  readonly progress?: { readonly label: string; readonly value: number | null } | undefined;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
  readonly icon?: string | undefined;
}

const ICONS: Readonly<Record<ToastTone, string>> = {
  info: 'info',
  success: 'check_circle',
  warning: 'warning_amber',
  danger: 'error',
};

export const Toast = ({ tone, title, text, action, progress, dismissLabel, onDismiss, icon }: ToastProps) => (
  <div className={classNames(classes['toast'], classes[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
    <Icon name={icon ?? ICONS[tone]} />
    <p className={classes['title']}>{title}</p>
    {text ? <div className={classes['text']}>{text}</div> : null}
    {progress === undefined ? null : (
      <span className={classes['wide']}>
        <Progress {...progress} />
      </span>
    )}
    <span className={classes['end']}>
      {action === undefined ? null : (
        <Button variant="accent" size="small" onClick={action.onSelect}>
          {action.label}
        </Button>
      )}
      <IconButton icon="close" size="small" label={dismissLabel} onClick={onDismiss} />
    </span>
  </div>
);

export interface ToastsProps {
  readonly label: string;
  /** `Toast`s, newest last. The caller removes them. */
  readonly children: ReactNode;
}

/** The live region for toasts. Always rendered, so that screen readers observe it. */
export const Toasts = ({ label, children }: ToastsProps) => (
  <section className={classes['toasts']} aria-label={label} aria-live="polite" aria-relevant="additions">
    {children}
  </section>
);
