import { Children, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../controls/button';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { IconButton } from '../../controls/icon-button';
import { Progress } from '../progress';
import classes from './toast.module.css';
import { focusNewest, useAttention } from './use-attention';

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

/** Escape in the toast closes it, and nothing below it. */
const onEscape =
  (dismiss: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  };

export const Toast = ({ tone, title, text, action, progress, dismissLabel, onDismiss, icon }: ToastProps) => (
  <div
    className={classNames(classes['toast'], classes[tone])}
    role={tone === 'danger' ? 'alert' : 'status'}
    onKeyDown={onEscape(onDismiss)}
  >
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
  /** Called when the pointer or the focus comes to the toasts and when it leaves them: none should disappear between. */
  readonly onAttend: (attended: boolean) => void;
}

/** Marks the region, for `focusNewestToast`. */
const REGION = 'data-toasts';

/** Moves the focus to the newest toast; does nothing without one. */
export const focusNewestToast = (): void => focusNewest(document.querySelector(`[${REGION}]`));

/** The live region for toasts. Always rendered, so that screen readers observe it. */
export const Toasts = ({ label, children, onAttend }: ToastsProps) => {
  const region = useRef<HTMLElement>(null);
  const attention = useAttention(region, Children.count(children), onAttend);
  return (
    <section
      ref={region}
      className={classes['toasts']}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      {...{ [REGION]: '' }}
      {...attention}
    >
      {children}
    </section>
  );
};
