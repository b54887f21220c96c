import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon';
import classes from './navigation.module.css';

export interface NavigationGroupProps {
  /** Without one the list stands alone and stays open. */
  readonly label?: string | undefined;
  /** `NavigationItem`s. */
  readonly children: ReactNode;
  /** Open at first; afterwards the person decides. */
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** A line above it. */
  readonly separated?: boolean | undefined;
}

export const NavigationGroup = ({
  label, children, open: initial = true, onToggle, separated = false,
}: NavigationGroupProps) => {
  const [open, setOpen] = useState(initial);
  const id = useId();
  return (
    <>
      {separated ? <hr className={classes['line']} /> : null}
      <div className={classes['group']}>
        {label === undefined ? null : (
          <button
            type="button"
            className={classes['group-head']}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => {
              setOpen(!open);
              onToggle?.(!open);
            }}
          >
            {label}
            <Icon name="expand_more" size="small" />
          </button>
        )}
        <ul id={id} hidden={label !== undefined && !open}>
          {children}
        </ul>
      </div>
    </>
  );
};
