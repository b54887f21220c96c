import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import classes from './checkbox.module.css';

export interface RadioProps {
  /** The same for all of a group. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** One of several in sight. Put those of a group into a `Field`, which names them. */
export const Radio = ({ name, checked, onChange, children, disabled = false }: RadioProps) => (
  <label className={classes['choice']}>
    <input
      type="radio"
      name={name}
      checked={checked}
      disabled={disabled}
      className={classNames(classes['box'], classes['radio'])}
      onChange={onChange}
    />
    <span>{children}</span>
  </label>
);
