import type { CSSProperties } from 'react';
import { classNames } from '../../base/class-names';
import { useControlProps, useFieldControl } from '../field';
import classes from './slider.module.css';

export interface SliderProps {
  /** Null for no value: an empty track without a thumb. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  /** Renders a meter instead of a control. */
  readonly readOnly?: boolean | undefined;
  /**
   * A label above the thumb: while it is hovered, focused or moved, or always; screen readers know the number anyway.
   */
  readonly showsValue?: 'active' | 'always' | undefined;
  /** Announced instead of the number. */
  readonly valueText?: string | undefined;
}

/** A range slider. A value out of range is shown at the nearest end and not changed. */
export const Slider = ({
  value,
  min,
  max,
  step,
  onChange,
  readOnly = false,
  showsValue = 'active',
  valueText,
}: SliderProps) => {
  const field = useFieldControl();
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useControlProps({});
  const within = Math.min(max, Math.max(min, value ?? min));
  const share = max > min ? (within - min) / (max - min) : 0;
  const style = { '--place': `${share * 100}%`, '--share': share } as CSSProperties;
  const label =
    value === null ? null : (
      <span className={classNames(classes['label'], showsValue === 'always' && classes['always'])} aria-hidden="true">
        {value}
      </span>
    );
  return (
    <span className={classNames(classes['frame'], showsValue === 'always' && classes['roomy'])} style={style}>
      {readOnly ? (
        <div
          role="meter"
          id={id}
          aria-labelledby={field?.labelId}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={within}
          aria-valuetext={valueText}
          className={classes['meter']}
        />
      ) : (
        <input
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          type="range"
          min={min}
          max={max}
          step={step}
          value={within}
          aria-valuetext={valueText}
          data-empty={value === null ? '' : undefined}
          className={classes['slider']}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
      {label}
    </span>
  );
};
