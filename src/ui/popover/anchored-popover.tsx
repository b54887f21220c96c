import { Popover, usePopoverStore } from '@ariakit/react';
import { useEffect, type ReactNode } from 'react';
import classes from './popover.module.css';

export interface AnchoredPopoverProps {
  /** What it opens at, and where the focus goes back to. */
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onClose: () => void;
  /** With which edge of the anchor it lines up. */
  readonly align?: 'start' | 'end' | undefined;
  readonly children: ReactNode;
}

/** Stands open beside what opened it for as long as it is rendered. Escape and a click elsewhere close it. */
export const AnchoredPopover = ({ anchor, label, onClose, align = 'end', children }: AnchoredPopoverProps) => {
  const popover = usePopoverStore({ open: true, placement: align === 'end' ? 'bottom-end' : 'bottom-start', setOpen: (open) => (open ? undefined : onClose()) });
  useEffect(
    () => () => {
      if (document.activeElement === document.body || document.activeElement === null) anchor.focus();
    },
    [anchor],
  );
  return (
    <Popover
      store={popover}
      className={classes['popover']}
      aria-label={label}
      gutter={4}
      portal
      autoFocusOnHide={false}
      hideOnInteractOutside={({ target }) => !(target instanceof Node && anchor.contains(target))}
      getAnchorRect={() => anchor.getBoundingClientRect()}
    >
      {children}
    </Popover>
  );
};
