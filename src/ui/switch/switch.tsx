import type { ReactNode } from 'react';
import { useControlProps } from '../field';
import classes from './switch.module.css';

export interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly 'aria-label'?: string | undefined;
}

/** On or off, at once. */
export const Switch = ({ checked, onChange, children, id, ...rest }: SwitchProps) => {
  const control = useControlProps({ id });
  const input = (
    <input
      {...rest}
      {...control}
      type="checkbox"
      role="switch"
      checked={checked}
      className={classes['switch']}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  if (children === undefined) return input;
  return (
    <label className={classes['choice']}>
      {input}
      <span>{children}</span>
    </label>
  );
};
