import { classNames } from '../../base/class-names';
import classes from './progress.module.css';

export interface ProgressProps {
  /** Accessible name. */
  readonly label: string;
  /** 0 to 1; null for indeterminate. */
  readonly value: number | null;
}

export const Progress = ({ label, value }: ProgressProps) => (
  <span
    className={classes['progress']}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    {...(value !== null && { 'aria-valuenow': Math.round(value * 100) })}
  >
    <span
      className={classNames(classes['bar'], value === null && classes['unknown'])}
      {...(value !== null && { style: { transform: `scaleX(${Math.min(Math.max(value, 0), 1)})` } })}
    />
  </span>
);
