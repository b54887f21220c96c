import type { FocusEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { useControlProps } from '../field';
import { Icon } from '../icon';
import classes from '../input/control.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** Options under a heading. */
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (SelectOption | SelectGroup)[];
  /** Adds an option with the value '' at the top. */
  readonly placeholder?: string | undefined;
  readonly icon?: string | undefined;
  /** Before the value: a dot, an avatar. */
  readonly leading?: ReactNode;
  readonly invalid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Shows the value in full contrast without a list. */
  readonly readOnly?: boolean | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly variant?: 'boxed' | 'quiet' | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLSelectElement>) => void) | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
}

const optionElement = ({ value, label, disabled = false }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** A native select. */
export const Select = ({
  value,
  onChange,
  options,
  placeholder,
  icon,
  leading,
  invalid,
  disabled = false,
  readOnly = false,
  size = 'large',
  variant = 'boxed',
  id,
  className,
  ...rest
}: SelectProps) => {
  const control = useControlProps({ id, invalid });
  return (
    <span
      className={classNames(
        classes['control'],
        size !== 'large' && classes[size],
        variant === 'quiet' && classes['quiet'],
        control['aria-invalid'] && classes['invalid'],
        disabled && classes['disabled'],
        readOnly && classes['readonly'],
        className,
      )}
    >
      {icon === undefined ? null : <Icon name={icon} className={classes['icon']} />}
      {leading}
      <select
        {...rest}
        {...control}
        value={value}
        disabled={disabled || readOnly}
        className={classNames(classes['field'], classes['pick'])}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option, index) =>
          'options' in option ? (
            // By index, because two groups may have the same label.
            <optgroup key={`group-${index}`} label={option.label}>
              {option.options.map(optionElement)}
            </optgroup>
          ) : (
            optionElement(option)
          ),
        )}
      </select>
      {readOnly ? null : (
        <Icon name="expand_more" {...(size === 'small' && { size: 'small' })} className={classes['chevron']} />
      )}
    </span>
  );
};
