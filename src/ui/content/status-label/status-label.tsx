import type { ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import classes from './status-label.module.css';

export interface StatusLabelProps {
  readonly children?: ReactNode;
  readonly tone?: 'neutral' | 'ring' | 'info' | 'success' | 'warning' | 'danger' | 'accent' | undefined;
  /** A custom colour ('#2ecda7') instead of a tone. */
  readonly color?: string | null | undefined;
}

/** A status text with a coloured dot; the colour is never the only cue. */
export const StatusLabel = ({ children, tone = 'neutral', color }: StatusLabelProps) => (
  <span className={classes['label']}>
    <span
      className={classNames(classes['dot'], tone !== 'neutral' && classes[tone])}
      aria-hidden="true"
      {...(color && { style: { background: color } })}
    />
    {children === undefined ? null : <span className={classes['text']}>{children}</span>}
  </span>
);
