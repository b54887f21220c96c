import { useId, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { useControlProps, useFieldControl } from '../field';
import { Icon } from '../../content/icon';
import classes from '../input/control.module.css';

export interface SelectButtonProps {
  /** The selected value as text; '' shows the placeholder. */
  readonly text: string;
  readonly placeholder: string;
  readonly icon?: string | undefined;
  readonly expanded: boolean;
  /** What it opens; a dialog by default. */
  readonly popup?: 'dialog' | 'menu' | undefined;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly readOnly?: boolean | undefined;
  /** At the end, inside: a button that clears. */
  readonly trailing?: ReactNode;
}

/**
 * A button that looks like a select and opens a dialog or a menu. Inside a `Field` its name is the field's label and the value.
 */
export const SelectButton = ({
  text,
  placeholder,
  icon,
  expanded,
  popup = 'dialog',
  onClick,
  readOnly = false,
  trailing,
}: SelectButtonProps) => {
  const field = useFieldControl();
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useControlProps({});
  const textId = useId();
  return (
    <span className={classNames(classes['control'], invalid && classes['invalid'], readOnly && classes['readonly'])}>
      <button
        type="button"
        id={id}
        aria-describedby={describedBy}
        aria-labelledby={field === null ? textId : `${field.labelId} ${textId}`}
        aria-haspopup={popup}
        aria-expanded={expanded}
        {...(readOnly && { 'aria-disabled': true })}
        className={classNames(classes['field'], classes['open'])}
        onClick={(event) => {
          if (!readOnly) onClick(event);
        }}
      >
        {icon === undefined ? null : <Icon name={icon} className={classes['icon']} />}
        <bdi id={textId} className={classNames(classes['shown'], text === '' && classes['faint'])}>
          {text === '' ? placeholder : text}
        </bdi>
      </button>
      {trailing === undefined ? null : <span className={classes['trailing']}>{trailing}</span>}
      {readOnly ? null : <Icon name="expand_more" className={classes['chevron']} />}
    </span>
  );
};
