import { Combobox as AriakitCombobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react';
import { useRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useControlProps, useFieldControl } from '../field';
import { Icon } from '../icon';
import control from '../input/control.module.css';
import classes from './combobox.module.css';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Smaller, behind the label. */
  readonly note?: string | undefined;
  readonly icon?: string | undefined;
  /** The list stays open when it is chosen: it leads to other options. */
  readonly keepsOpen?: boolean | undefined;
  /** Quieter than what is chosen for its own sake. */
  readonly quiet?: boolean | undefined;
}

export interface ComboboxProps {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly icon?: string | undefined;
  /** What is typed; the caller finds the options for it. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly options: readonly ComboboxOption[];
  readonly onChoose: (value: string) => void;
  /** Whenever the list opens: the moment to load what is in it. */
  readonly onOpen?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  /** Said instead of options: that there are none, or not yet. */
  readonly status?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** At the end, inside: a button that clears. */
  readonly trailing?: ReactNode;
  /** The text is what is chosen, and typing replaces it as a whole. */
  readonly selectsOnFocus?: boolean | undefined;
  /** Takes the focus, and is open, at once. */
  readonly defaultOpen?: boolean | undefined;
}

/** A field whose list is searched by typing: arrows move, Enter chooses, Escape closes. Inside a `Field` it is named and described by it. */
export const Combobox = ({
  label,
  placeholder,
  icon,
  text,
  onText,
  options,
  onChoose,
  onOpen,
  onClose,
  status,
  size = 'small',
  trailing,
  selectsOnFocus = false,
  defaultOpen = false,
}: ComboboxProps) => {
  const box = useRef<HTMLSpanElement>(null);
  const field = useFieldControl();
  const own = useControlProps({});
  const select = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
    if (selectsOnFocus) currentTarget.select();
  };
  return (
    <ComboboxProvider
      value={text}
      setValue={onText}
      selectedValue=""
      setSelectedValue={(value) => (typeof value === 'string' && value !== '' ? onChoose(value) : undefined)}
      setOpen={(open) => (open ? onOpen?.() : onClose?.())}
      focusLoop
      defaultOpen={defaultOpen}
    >
      <span
        ref={box}
        className={classNames(
          control['control'],
          size !== 'large' && control[size],
          own['aria-invalid'] && control['invalid'],
        )}
      >
        {icon === undefined ? null : <Icon name={icon} className={control['icon']} />}
        <AriakitCombobox
          {...own}
          className={control['field']}
          aria-label={field === null ? label : undefined}
          placeholder={placeholder}
          autoSelect
          dir="auto"
          autoComplete="off"
          onFocus={select}
          onClick={select}
          // Only where somebody has just asked for it.
          {...(defaultOpen && { autoFocus: true })}
        />
        {trailing === undefined ? null : <span className={control['trailing']}>{trailing}</span>}
        <Icon name="expand_more" size="small" className={control['chevron']} />
      </span>
      <ComboboxPopover
        className={classes['list']}
        aria-label={label}
        gutter={4}
        getAnchorRect={() => box.current?.getBoundingClientRect() ?? null}
        sameWidth
        fitViewport
        portal
        preserveTabOrder={false}
        unmountOnHide
      >
        {options.map((option) => (
          <ComboboxItem
            key={option.value}
            value={option.value}
            setValueOnClick={false}
            hideOnClick={option.keepsOpen !== true}
            className={classNames(classes['option'], option.quiet === true && classes['quiet'])}
          >
            {option.icon === undefined ? null : <Icon name={option.icon} />}
            <bdi className={classes['label']}>{option.label}</bdi>
            {option.note === undefined ? null : (
              <small className={classes['note']}>
                <bdi>{option.note}</bdi>
              </small>
            )}
          </ComboboxItem>
        ))}
        {status === undefined ? null : (
          <p className={classes['status']} role="status">
            {status}
          </p>
        )}
      </ComboboxPopover>
    </ComboboxProvider>
  );
};
