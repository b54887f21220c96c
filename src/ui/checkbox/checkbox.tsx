import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useControlProps } from '../field';
import { classNames } from '../class-names';
import { partly } from './partly';
import classes from './checkbox.module.css';

export interface CheckboxProps {
  readonly checked: boolean;
  /** Some of what it stands for is on. */
  readonly indeterminate?: boolean | undefined;
  readonly onChange: (checked: boolean, event: { readonly shiftKey: boolean }) => void;
  /** Beside the box; without it give `aria-label`, or put it in a `Field`. */
  readonly children?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly id?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
}

export const Checkbox = ({
  checked,
  indeterminate = false,
  onChange,
  children,
  id,
  invalid,
  className,
  ...rest
}: CheckboxProps) => {
  const control = useControlProps({ id, invalid });
  const shift = useRef(false);
  const input = (
    <input
      {...rest}
      {...control}
      ref={indeterminate ? partly : undefined}
      type="checkbox"
      checked={checked}
      className={classNames(classes['box'], className)}
      onClick={(event: MouseEvent) => {
        shift.current = event.shiftKey;
      }}
      onChange={({ target }) => {
        // A press makes it one or the other, whatever becomes of it here.
        target.indeterminate = indeterminate;
        onChange(target.checked, { shiftKey: shift.current });
      }}
    />
  );
  if (children === undefined) return input;
  return (
    <label className={classes['choice']}>
      {input}
      <span>{children}</span>
    </label>
  );
};
