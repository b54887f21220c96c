import type { CSSProperties } from 'react';
import { useControlProps, useFieldControl } from '../field';
import classes from './slider.module.css';

export interface SliderProps {
  /** Null for no value: a hollow thumb at the start. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  /** Renders a meter instead of a control. */
  readonly readOnly?: boolean | undefined;
  /** Announced instead of the number. */
  readonly valueText?: string | undefined;
}

/** A range slider. A value out of range is shown at the nearest end and not changed. */
export const Slider = ({ value, min, max, step, onChange, readOnly = false, valueText }: SliderProps) => {
  const field = useFieldControl();
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useControlProps({});
  const within = Math.min(max, Math.max(min, value ?? min));
  const style = { '--place': `${max > min ? ((within - min) / (max - min)) * 100 : 0}%` } as CSSProperties;
  if (readOnly) {
    return (
      <div
        role="meter"
        id={id}
        aria-labelledby={field?.labelId}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={within}
        aria-valuetext={valueText}
        className={classes['meter']}
        style={style}
      />
    );
  }
  return (
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
      style={style}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
};
