import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { isRightToLeft } from '../../base/text-direction';
import { useTooltip } from '../../overlays/tooltip';
import classes from './segmented.module.css';

export interface SegmentedItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown instead of the label, which becomes the tooltip. */
  readonly icon?: string | undefined;
}

interface SegmentedOptionProps<Value extends string> {
  readonly option: SegmentedItem<Value>;
  readonly checked: boolean;
  readonly tabbable: boolean;
  readonly disabled: boolean;
  readonly onChoose: (value: Value) => void;
}

const SegmentedOption = <Value extends string>({
  option,
  checked,
  tabbable,
  disabled,
  onChoose,
}: SegmentedOptionProps<Value>) => {
  const { trigger, tooltip } = useTooltip(option.icon === undefined ? null : option.label);
  return (
    <>
      <button
        {...trigger}
        type="button"
        role="radio"
        aria-checked={checked}
        {...(option.icon !== undefined && { 'aria-label': option.label })}
        {...(disabled && { 'aria-disabled': true })}
        tabIndex={tabbable ? 0 : -1}
        className={classes['option']}
        onClick={() => {
          if (!disabled && !checked) onChoose(option.value);
        }}
      >
        {option.icon === undefined ? option.label : <Icon name={option.icon} />}
      </button>
      {tooltip}
    </>
  );
};

export interface SegmentedProps<Value extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly options: readonly SegmentedItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Full width. */
  readonly block?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A segmented control: a radio group with a roving tab index. */
export const Segmented = <Value extends string>({
  label,
  options,
  value,
  onChange,
  block = false,
  disabled = false,
}: SegmentedProps<Value>) => {
  const group = useRef<HTMLDivElement>(null);
  const current = options.findIndex((option) => option.value === value);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || disabled) return;
    event.preventDefault();
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const mirrored = sideways && isRightToLeft(event.currentTarget);
    const next = (Math.max(current, 0) + (mirrored ? -step : step) + options.length) % options.length;
    const option = options[next];
    if (option === undefined) return;
    onChange(option.value);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <div
      ref={group}
      className={classNames(classes['segmented'], block && classes['block'])}
      role="radiogroup"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
    >
      {options.map((option, index) => (
        <SegmentedOption
          key={option.value}
          option={option}
          checked={index === current}
          tabbable={index === Math.max(current, 0)}
          disabled={disabled}
          onChoose={onChange}
        />
      ))}
    </div>
  );
};
