import { type RefObject, useRef } from 'react';
import { useText } from '../../../kit';
import { classNames, IconButton, Input, type InputProps, Kbd } from '../../../ui';
import classes from './search-box.module.css';

export interface SearchBoxProps extends Pick<
  InputProps,
  'value' | 'onChange' | 'size' | 'variant' | 'autoFocus' | 'className'
> {
  /** Accessible name. */
  readonly label: string;
  /** The label by default. */
  readonly placeholder?: string | undefined;
  /** The keys that focus the box, shown while it is empty. */
  readonly keys?: string | undefined;
  readonly ref?: RefObject<HTMLInputElement | null> | undefined;
  readonly 'data-autofocus'?: boolean | undefined;
}

/** A field for a search text, with a button that clears it. */
export const SearchBox = ({
  label,
  placeholder = label,
  keys,
  value,
  onChange,
  className,
  ref,
  ...rest
}: SearchBoxProps) => {
  const { t } = useText();
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const clear = (): void => {
    onChange('');
    field.current?.focus();
  };
  return (
    <Input
      {...rest}
      ref={field}
      type="search"
      icon="search"
      value={value}
      onChange={onChange}
      placeholder={placeholder}
      aria-label={label}
      className={classNames(classes['box'], className)}
      trailing={
        value === '' ? (
          keys === undefined ? undefined : (
            <span className={classes['keys']} aria-hidden>
              <Kbd keys={keys} />
            </span>
          )
        ) : (
          <IconButton icon="close" size="tiny" label={t('clear_search')} onClick={clear} />
        )
      }
    />
  );
};
