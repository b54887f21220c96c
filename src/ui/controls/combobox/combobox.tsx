import { Combobox as AriakitCombobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react';
import { useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { useHeldWhilePressed } from '../../base/use-held-while-pressed';
import { useControlProps, useFieldControl } from '../field';
import { Icon } from '../../content/icon';
import { useLandmarkPortal } from '../../overlays/popover-anchor';
import { Skeleton } from '../../feedback/skeleton';
import { VisuallyHidden } from '../../base/visually-hidden';
import control from '../input/control.module.css';
import classes from './combobox.module.css';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Secondary text after the label. */
  readonly note?: string | undefined;
  readonly icon?: string | undefined;
  /** Before the label: a picture. */
  readonly picture?: ReactNode;
  /** The present value, which has a check mark and is active when the list opens. */
  readonly isSelected?: boolean | undefined;
  /** The list stays open after choosing: the option leads to further options. */
  readonly keepsOpen?: boolean | undefined;
  /** Less prominent style. */
  readonly quiet?: boolean | undefined;
}

export interface ComboboxProps {
  /** Accessible name. */
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly icon?: string | undefined;
  /** The typed text; the caller filters the options. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly options: readonly ComboboxOption[];
  readonly onChoose: (value: string) => void;
  /** Called when the list opens: load the options then. */
  readonly onOpen?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  /** Called instead of opening the list: the options are chosen in a dialog. */
  readonly onOpenDialog?: (() => void) | undefined;
  /**
   * It is not known yet whether a list or a dialog opens: neither does before, and nothing does once the field is left.
   * Typing opens the list at once, since it is searched then.
   */
  readonly isUndecided?: boolean | undefined;
  /** Shown instead of options: no results, loading. */
  readonly status?: string | undefined;
  /** The options are loading: rows of their height, and `status` for screen readers only. */
  readonly skeletons?: number | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** At the end, inside: a button that clears. */
  readonly trailing?: ReactNode;
  /** The text is the chosen value: focus selects it, so that typing replaces it. */
  readonly selectsOnFocus?: boolean | undefined;
  /**
   * The typed text is the value: no option is active before the user moves to one, and there is no list without
   * options.
   */
  readonly freeText?: boolean | undefined;
  readonly mono?: boolean | undefined;
  readonly serif?: boolean | undefined;
}

const markOf = ({ isSelected, icon }: ComboboxOption): ReactNode => {
  const name = isSelected === true ? 'check' : icon;
  return name === undefined ? null : <Icon name={name} />;
};

/**
 * A text field with a list of options: arrow keys move, Enter chooses, Escape closes. A `Field` around it provides name
 * and description.
 */
export const Combobox = ({
  label,
  placeholder,
  icon,
  text,
  onText,
  options: latestOptions,
  onChoose: onChooseLatest,
  onOpen,
  onClose,
  onOpenDialog,
  isUndecided = false,
  status: latestStatus,
  skeletons: latestSkeletons = 0,
  size = 'small',
  trailing,
  selectsOnFocus = false,
  freeText = false,
  mono = false,
  serif = false,
}: ComboboxProps) => {
  const box = useRef<HTMLSpanElement>(null);
  const portalElement = useLandmarkPortal(label);
  const field = useFieldControl();
  const fieldProps = useControlProps({});
  const [open, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [{ options, onChoose, status, skeletons }, hold] = useHeldWhilePressed({
    options: latestOptions,
    onChoose: onChooseLatest,
    status: latestStatus,
    skeletons: latestSkeletons,
  });
  const selected = options.find(({ isSelected }) => isSelected);
  // One width for the mark of all rows: no name moves when another value is chosen.
  const hasMarks = options.some(({ icon: mark, isSelected }) => mark !== undefined || isSelected);
  const isWaiting = isUndecided && !isTyped;
  const isListEmpty = freeText && options.length === 0;
  const select = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
    if (selectsOnFocus) currentTarget.select();
  };
  return (
    <ComboboxProvider
      value={text}
      setValue={(next) => {
        setTyped(true);
        onText(next);
      }}
      selectedValue={selected?.value ?? ''}
      setSelectedValue={(value) => (typeof value === 'string' && value !== '' ? onChoose(value) : undefined)}
      open={open && !isListEmpty && !isWaiting && onOpenDialog === undefined}
      setOpen={(next) => {
        if (next && onOpenDialog !== undefined) return onOpenDialog();
        setOpen(next);
        if (next) onOpen?.();
        else {
          setTyped(false);
          onClose?.();
        }
      }}
      focusLoop
    >
      <span
        ref={box}
        className={classNames(
          control['control'],
          size !== 'large' && control[size],
          fieldProps['aria-invalid'] && control['invalid'],
        )}
      >
        {icon === undefined ? null : <Icon name={icon} className={control['icon']} />}
        <AriakitCombobox
          {...fieldProps}
          className={classNames(control['field'], mono && control['mono'], serif && control['serif'])}
          aria-label={field === null ? label : undefined}
          aria-haspopup={onOpenDialog === undefined ? undefined : 'dialog'}
          placeholder={placeholder}
          autoSelect={freeText ? false : 'always'}
          getAutoSelectId={(items) => {
            if (isTyped) return undefined;
            return items.find(({ value }) => value !== undefined && value === selected?.value)?.id ?? null;
          }}
          dir="auto"
          autoComplete="off"
          onFocus={select}
          // Options that arrive later must not open the list of a field that has been left.
          onBlur={() => {
            if (isListEmpty || (open && isWaiting)) setOpen(false);
            if (open && isWaiting) onClose?.();
          }}
          onClick={select}
        />
        {trailing === undefined ? null : <span className={control['trailing']}>{trailing}</span>}
        {freeText ? null : <Icon name="expand_more" size="small" className={control['chevron']} />}
      </span>
      {isWaiting || onOpenDialog !== undefined ? null : (
        <ComboboxPopover
          className={classes['list']}
          onPointerDown={hold}
          aria-label={label}
          gutter={4}
          getAnchorRect={() => box.current?.getBoundingClientRect() ?? null}
          sameWidth
          fitViewport
          portal
          portalElement={portalElement}
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
              {hasMarks ? <span className={classes['mark']}>{markOf(option)}</span> : null}
              {option.picture}
              <bdi className={classes['label']}>{option.label}</bdi>
              {option.note === undefined ? null : (
                <small className={classes['note']}>
                  <bdi>{option.note}</bdi>
                </small>
              )}
            </ComboboxItem>
          ))}
          {Array.from({ length: skeletons }, (_, index) => (
            <div key={index} className={classes['option']} aria-hidden="true">
              <Skeleton width={`${72 - 11 * (index % 4)}%`} />
            </div>
          ))}
          {status === undefined ? null : skeletons > 0 ? (
            <VisuallyHidden>
              <span role="status">{status}</span>
            </VisuallyHidden>
          ) : (
            <p className={classes['status']} role="status">
              {status}
            </p>
          )}
        </ComboboxPopover>
      )}
    </ComboboxProvider>
  );
};
