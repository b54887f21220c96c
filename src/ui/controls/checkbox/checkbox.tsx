import { type MouseEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../../base/class-names';
import { useControlProps } from '../field';
import { Icon } from '../../content/icon';
import classes from './checkbox.module.css';

/** `ref` that sets the DOM property `indeterminate`, which has no attribute; resets it on detach. */
export const indeterminateRef = (box: HTMLInputElement): (() => void) => {
  box.indeterminate = true;
  return () => {
    box.indeterminate = false;
  };
};

export interface CheckboxProps {
  readonly checked: boolean;
  /** Some of the items that the box stands for are selected. */
  readonly indeterminate?: boolean | undefined;
  readonly onChange: (checked: boolean, event: { readonly shiftKey: boolean }) => void;
  /** The label; without it set `aria-label` or use a `Field`. */
  readonly children?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Disables the box, which stays focusable: its tooltip and description. */
  readonly disabledReason?: string | undefined;
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
  disabledReason,
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
      ref={indeterminate ? indeterminateRef : undefined}
      type="checkbox"
      checked={checked}
      {...(disabledReason !== undefined && { 'aria-disabled': true, title: disabledReason })}
      className={classNames(classes['box'], className)}
      onClick={(event: MouseEvent) => {
        shift.current = event.shiftKey;
      }}
      onChange={({ target }) => {
        // The browser clears `indeterminate` on a click; the prop decides.
        target.indeterminate = indeterminate;
        if (disabledReason === undefined) onChange(target.checked, { shiftKey: shift.current });
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

export interface IconChoiceProps {
  readonly type: 'checkbox' | 'radio';
  readonly checked: boolean;
  readonly indeterminate?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly iconOn: string;
  readonly iconOff: string;
  /** The same for all radio buttons of a group. */
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A checkbox or radio button with custom icons. */
export const IconChoice = ({
  type,
  checked,
  indeterminate = false,
  onChange,
  children,
  iconOn,
  iconOff,
  name,
  disabled = false,
}: IconChoiceProps) => {
  const control = useControlProps({});
  return (
    <label className={classes['choice']}>
      <span className={classNames(classes['mark'], checked && classes['on'])}>
        <Icon name={indeterminate ? 'indeterminate_check_box' : checked ? iconOn : iconOff} />
        <input
          {...control}
          ref={indeterminate ? indeterminateRef : undefined}
          type={type}
          name={name}
          checked={checked}
          disabled={disabled}
          className={classes['over']}
          onChange={({ target }) => {
            // The browser clears `indeterminate` on a click; the prop decides.
            target.indeterminate = indeterminate;
            onChange(target.checked);
          }}
        />
      </span>
      <span>{children}</span>
    </label>
  );
};

export interface RadioProps {
  /** The same for all radio buttons of a group. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A radio button. Wrap the buttons of a group in a `Field`, which names them. */
export const Radio = ({ name, checked, onChange, children, disabled = false }: RadioProps) => (
  <label className={classes['choice']}>
    <input
      type="radio"
      name={name}
      checked={checked}
      disabled={disabled}
      className={classNames(classes['box'], classes['radio'])}
      onChange={onChange}
    />
    <span>{children}</span>
  </label>
);
