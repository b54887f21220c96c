import { Icon } from '../icon';
import classes from './table.module.css';

interface RowGripProps {
  readonly label: string;
  /** How it is used; why it cannot be where `disabled` says so. */
  readonly hint: string;
  readonly disabled: boolean;
}

/** What a row is taken by. It listens to nothing itself: one listener for all rows is enough. */
export const RowGrip = ({ label, hint, disabled }: RowGripProps) => (
  <button
    type="button"
    className={classes['handle']}
    data-grip=""
    aria-label={label}
    title={hint}
    {...(disabled && { 'aria-disabled': true })}
  >
    <Icon name="drag_indicator" size="small" />
  </button>
);
