import type { ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../icon';
import classes from './chip.module.css';

export interface ChipProps {
  /** A short sentence; <b> for what matters in it. */
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
  /** Whether the dialog that `onClick` opens is open; only for a chip that opens one. */
  readonly expanded?: boolean | undefined;
  readonly onRemove?: (() => void) | undefined;
  /** Label of the remove button; needed with `onRemove`. */
  readonly removeLabel?: string | undefined;
  readonly variant?: 'plain' | 'new' | 'locked' | 'token' | undefined;
  readonly icon?: string | undefined;
}

/** A filter as a short sentence, or one of several values. */
export const Chip = ({ children, onClick, expanded, onRemove, removeLabel, variant = 'plain', icon }: ChipProps) => (
  <span className={classNames(classes['chip'], variant !== 'plain' && classes[variant])}>
    {icon === undefined ? null : <Icon name={icon} />}
    {onClick === undefined ? (
      <span className={classes['body']}>{children}</span>
    ) : (
      <button
        type="button"
        className={classes['body']}
        onClick={onClick}
        {...(expanded !== undefined && { 'aria-haspopup': 'dialog', 'aria-expanded': expanded })}
      >
        {children}
      </button>
    )}
    {onRemove === undefined ? null : (
      <button
        type="button"
        className={classes['remove']}
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    )}
  </span>
);
