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
  /** Nobody can close it. */
  readonly fixed?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** A line above it. */
  readonly separated?: boolean | undefined;
}

export const NavigationGroup = ({
  label,
  children,
  open: initial = true,
  fixed = false,
  onToggle,
  separated = false,
}: NavigationGroupProps) => {
  const [open, setOpen] = useState(initial);
  const id = useId();
  const headId = useId();
  const collapsible = label !== undefined && !fixed;
  const toggle = (): void => {
    setOpen(!open);
    onToggle?.(!open);
  };
  return (
    <>
      {separated ? <hr className={classes['line']} /> : null}
      <div className={classes['group']}>
        {collapsible ? (
          <button
            type="button"
            id={headId}
            className={classes['group-head']}
            aria-expanded={open}
            aria-controls={id}
            onClick={toggle}
          >
            {label}
            <Icon name="expand_more" size="small" />
          </button>
        ) : null}
        {label !== undefined && fixed ? (
          <p id={headId} className={classes['group-head']}>
            {label}
          </p>
        ) : null}
        <ul id={id} hidden={collapsible && !open} {...(label !== undefined && { 'aria-labelledby': headId })}>
          {children}
        </ul>
      </div>
    </>
  );
};
