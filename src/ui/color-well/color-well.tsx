import { ColorPatch } from './color-patch';
import classes from './color-well.module.css';

export interface ColorWellProps {
  readonly label: string;
  /** '#rrggbb'; null while there is none. */
  readonly color: string | null;
  readonly onChange: (color: string) => void;
  readonly disabled?: boolean | undefined;
}

/** A patch of colour that opens the system's own colour picker. */
export const ColorWell = ({ label, color, onChange, disabled = false }: ColorWellProps) => (
  <span className={classes['well']}>
    <ColorPatch color={color} />
    <input
      type="color"
      aria-label={label}
      title={label}
      value={color ?? '#000000'}
      disabled={disabled}
      className={classes['input']}
      onChange={(event) => onChange(event.target.value)}
    />
  </span>
);
