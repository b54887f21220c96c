import type { ChangeEvent, ClipboardEvent, FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../base/class-names';
import { useControlProps } from '../field';
import { Icon } from '../../content/icon';
import { textDirection, useTextLanguage } from '../../base/text-direction';
import classes from './control.module.css';

type InputType =
  'text' | 'number' | 'email' | 'password' | 'search' | 'url' | 'tel' | 'date' | 'time' | 'datetime-local';

export interface InputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: InputType | undefined;
  readonly icon?: string | undefined;
  /** At the start, inside: a colour swatch. */
  readonly leading?: ReactNode;
  /** At the end, inside: an icon button, a unit, a key cap. */
  readonly trailing?: ReactNode;
  readonly placeholder?: string | undefined;
  /** Red border and aria-invalid; set automatically by a `Field` with an error. */
  readonly invalid?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** 32, 36 and 40 pixels high. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly variant?: 'boxed' | 'quiet' | undefined;
  readonly mono?: boolean | undefined;
  readonly serif?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'url' | 'tel' | 'search' | undefined;
  readonly min?: number | string | undefined;
  readonly max?: number | string | undefined;
  readonly step?: number | string | undefined;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly spellCheck?: boolean | undefined;
  readonly dir?: 'auto' | 'ltr' | 'rtl' | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly onPaste?: ((event: ClipboardEvent<HTMLInputElement>) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly list?: string | undefined;
  readonly className?: string | undefined;
  /** The field of a combobox; its popup is the caller's. */
  readonly role?: 'combobox' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-haspopup'?: 'listbox' | 'tree' | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-activedescendant'?: string | undefined;
}

/** A single-line text field. A `Field` around it provides name and description. */
export const Input = ({
  value,
  onChange,
  type = 'text',
  icon,
  leading,
  trailing,
  invalid,
  readOnly = false,
  disabled = false,
  size = 'large',
  variant = 'boxed',
  mono = false,
  serif = false,
  id,
  autoFocus = false,
  className,
  ...rest
}: InputProps) => {
  const control = useControlProps({ id, invalid });
  const language = useTextLanguage();
  const hasWords = type === 'text' && (rest.inputMode ?? 'text') === 'text';
  return (
    <span
      className={classNames(
        classes['control'],
        size !== 'large' && classes[size],
        variant === 'quiet' && classes['quiet'],
        control['aria-invalid'] && classes['invalid'],
        readOnly && classes['readonly'],
        disabled && classes['disabled'],
        className,
      )}
    >
      {icon === undefined ? null : <Icon name={icon} className={classes['icon']} />}
      {leading === undefined ? null : <span className={classes['leading']}>{leading}</span>}
      <input
        dir={textDirection(value)}
        {...rest}
        {...(hasWords && language)}
        {...control}
        // Only where the page sets it: the first field of the sign-in page, the only field of a dialog.
        {...(autoFocus && { autoFocus, 'data-autofocus': true })}
        type={type}
        value={value}
        readOnly={readOnly}
        disabled={disabled}
        className={classNames(
          classes['field'],
          mono && classes['mono'],
          serif && classes['serif'],
          type === 'number' && classes['number'],
        )}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      />
      {trailing === undefined ? null : <span className={classes['trailing']}>{trailing}</span>}
    </span>
  );
};
