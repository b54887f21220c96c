import type { ReactNode } from 'react';
import { useControlProps } from '../field';
import { useTooltip } from '../../overlays/tooltip';
import classes from './switch.module.css';

export interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The label; without it set `aria-label` or use a `Field`. */
  readonly children?: ReactNode;
  /** Disables the switch: it stays focusable, ignores clicks and shows the reason in a tooltip. */
  readonly disabledReason?: string | false | null | undefined;
  readonly id?: string | undefined;
  readonly 'aria-label'?: string | undefined;
}

/** Turns something on or off at once; for a value that is saved later use a `Checkbox`. */
export const Switch = ({ checked, onChange, children, disabledReason, id, ...rest }: SwitchProps) => {
  const reason = disabledReason || null;
  const control = useControlProps({ id });
  const { trigger, tooltip } = useTooltip(reason, { describes: true });
  const descriptions = [control, trigger].flatMap((props) =>
    'aria-describedby' in props ? [props['aria-describedby']] : [],
  );
  const input = (
    <>
      <input
        {...rest}
        {...control}
        {...trigger}
        {...(descriptions.length > 0 && { 'aria-describedby': descriptions.join(' ') })}
        {...(reason !== null && { 'aria-disabled': true })}
        type="checkbox"
        role="switch"
        checked={checked}
        className={classes['switch']}
        onChange={({ target }) => {
          if (reason === null) onChange(target.checked);
        }}
      />
      {tooltip}
    </>
  );
  if (children === undefined) return input;
  return (
    <label className={classes['choice']}>
      {input}
      <span>{children}</span>
    </label>
  );
};
