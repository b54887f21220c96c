import classes from './field.module.css';

export interface EditedMarkProps {
  readonly text: string;
  /** Says more than the text: 'Edited. Undo the change'. */
  readonly label?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** Says that a value differs from what is saved; with `onClick` it is a button. */
export const EditedMark = ({ text, label, onClick }: EditedMarkProps) =>
  onClick === undefined ? (
    <span className={classes['edited']}>{text}</span>
  ) : (
    <button type="button" className={classes['edited']} aria-label={label} title={label} onClick={onClick}>
      {text}
    </button>
  );
