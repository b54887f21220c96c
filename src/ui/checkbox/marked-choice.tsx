import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { useControlProps } from '../field';
import { Icon } from '../icon';
import { partly } from './partly';
import classes from './checkbox.module.css';

export interface MarkedChoiceProps {
  readonly type: 'checkbox' | 'radio';
  readonly checked: boolean;
  readonly indeterminate?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly iconOn: string;
  readonly iconOff: string;
  /** The same for all radio buttons of a group. */
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A checkbox or radio button that shows icons of somebody's choice. */
export const MarkedChoice = ({
  type,
  checked,
  indeterminate = false,
  onChange,
  children,
  iconOn,
  iconOff,
  name,
  disabled = false,
}: MarkedChoiceProps) => {
  const control = useControlProps({});
  return (
    <label className={classes['choice']}>
      <span className={classNames(classes['mark'], checked && classes['on'])}>
        <Icon name={indeterminate ? 'indeterminate_check_box' : checked ? iconOn : iconOff} />
        <input
          {...control}
          ref={indeterminate ? partly : undefined}
          type={type}
          name={name}
          checked={checked}
          disabled={disabled}
          className={classes['over']}
          onChange={({ target }) => {
            // A press makes it one or the other, whatever becomes of it here.
            target.indeterminate = indeterminate;
            onChange(target.checked);
          }}
        />
      </span>
      <span>{children}</span>
    </label>
  );
};
