import { Icon } from '../icon';
import { useTooltip } from '../tooltip';
import classes from './segmented.module.css';

export interface SegmentedItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown instead of the label, which becomes its tooltip. */
  readonly icon?: string | undefined;
}

interface SegmentedOptionProps<Value extends string> {
  readonly option: SegmentedItem<Value>;
  readonly checked: boolean;
  readonly tabbable: boolean;
  readonly disabled: boolean;
  readonly onChoose: (value: Value) => void;
}

export const SegmentedOption = <Value extends string>({
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
