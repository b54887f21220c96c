import { Fragment, type CSSProperties, type FocusEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '../../base/class-names';
import { useControlProps } from '../field';
import { Icon } from '../../content/icon';
import { useIconShapes } from '../../content/icon/icon';
import control from '../input/control.module.css';
import classes from './select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  /** A line before it. */
  readonly divided?: boolean | undefined;
  /** Shown in the list where the browser can style it. */
  readonly icon?: string | undefined;
}

/** Options under a heading. */
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** A line before it. */
  readonly divided?: boolean | undefined;
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

const optionElement = ({ value, label, disabled = false, divided = false, icon }: SelectOption) => (
  <Fragment key={value}>
    {divided ? <hr /> : null}
    {icon === undefined ? (
      <option value={value} disabled={disabled}>
        {label}
      </option>
    ) : (
      <IconOption value={value} label={label} disabled={disabled} icon={icon} />
    )}
  </Fragment>
);

/** An option has no child elements, so a pseudo-element draws its icon, clipped by the icon's path. */
const IconOption = ({ value, label, disabled, icon }: SelectOption & { readonly icon: string }) => {
  const path = useIconShapes(icon)
    .map(({ d }) => d)
    .join('');
  return (
    <option
      value={value}
      disabled={disabled}
      className={classes['icon']}
      style={{ '--option-icon': `path("${path}")` } as CSSProperties}
    >
      {label}
    </option>
  );
};

const hasIcon = (option: SelectOption | SelectGroup): boolean =>
  'options' in option ? option.options.some(hasIcon) : option.icon !== undefined;

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
  const props = useControlProps({ id, invalid });
  return (
    <span
      className={classNames(
        control['control'],
        size !== 'large' && control[size],
        variant === 'quiet' && control['quiet'],
        props['aria-invalid'] && control['invalid'],
        disabled && control['disabled'],
        readOnly && control['readonly'],
        className,
      )}
    >
      {icon === undefined ? null : <Icon name={icon} className={control['icon']} />}
      {leading}
      <select
        {...rest}
        {...props}
        value={value}
        disabled={disabled || readOnly}
        className={classNames(control['field'], control['pick'], options.some(hasIcon) && classes['rich'])}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option, index) =>
          'options' in option ? (
            // By index, because two groups may have the same label.
            <Fragment key={`group-${index}`}>
              {option.divided === true ? <hr /> : null}
              <optgroup label={option.label}>{option.options.map(optionElement)}</optgroup>
            </Fragment>
          ) : (
            optionElement(option)
          ),
        )}
      </select>
      {readOnly ? null : (
        <Icon name="expand_more" {...(size === 'small' && { size: 'small' })} className={control['chevron']} />
      )}
    </span>
  );
};
