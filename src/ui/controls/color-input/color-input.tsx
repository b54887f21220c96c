import type { CSSProperties } from 'react';
import { classNames } from '../../base/class-names';
import classes from './color-input.module.css';

export interface ColorSwatchProps {
  /** Hex; null shows a crossed-out swatch. */
  readonly color: string | null;
}

/** A colour sample. Hidden from screen readers: show the colour's name beside it. */
export const ColorSwatch = ({ color }: ColorSwatchProps) => (
  <span
    aria-hidden="true"
    className={classNames(classes['patch'], color === null && classes['none'])}
    style={{ '--patch': color ?? 'transparent' } as CSSProperties}
  />
);

export interface ColorInputProps {
  readonly label: string;
  /** '#rrggbb', or '#rrggbbaa', of which the picker shows the opaque colour; null for none. */
  readonly color: string | null;
  readonly onChange: (color: string) => void;
  readonly disabled?: boolean | undefined;
}

/** The length of '#rrggbb'. */
const OPAQUE_LENGTH = 7;

/** A swatch that opens the system's colour picker. */
export const ColorInput = ({ label, color, onChange, disabled = false }: ColorInputProps) => (
  <span className={classes['well']}>
    <ColorSwatch color={color} />
    <input
      type="color"
      aria-label={label}
      title={label}
      value={color?.slice(0, OPAQUE_LENGTH).toLowerCase() ?? '#000000'}
      disabled={disabled}
      className={classes['input']}
      onChange={(event) => onChange(event.target.value)}
    />
  </span>
);
