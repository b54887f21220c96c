import { Popover, usePopoverStore } from '@ariakit/react';
import type { ReactNode } from 'react';
import { PopoverStackContext, usePopoverAnchor } from '../popover-anchor';
import { initialFocusTarget } from '../dialog/modal';
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

/** The library takes the first control, be it of use or not. */
const isOfUse = (first: HTMLElement | null): boolean => {
  const box = first?.getAttribute('aria-disabled') === 'true' ? first.closest<HTMLElement>('[role="dialog"]') : null;
  if (box !== null) initialFocusTarget(box).focus({ preventScroll: true });
  return box === null;
};

/** Stands open beside what opened it for as long as it is rendered. Escape and a click elsewhere close it. */
export const AnchoredPopover = ({ anchor, label, onClose, align = 'end', children }: AnchoredPopoverProps) => {
  const { stack, state, floating } = usePopoverAnchor(anchor, align, onClose);
  const popover = usePopoverStore(state);
  return (
    <Popover {...floating} store={popover} autoFocusOnShow={isOfUse} className={classes['popover']} aria-label={label}>
      <PopoverStackContext value={stack}>{children}</PopoverStackContext>
    </Popover>
  );
};
