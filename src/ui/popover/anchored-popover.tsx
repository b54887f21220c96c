import { Popover, usePopoverStore } from '@ariakit/react';
import type { ReactNode } from 'react';
import { useAnchored } from '../anchored';
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
  const { state, floating } = useAnchored(anchor, align, onClose);
  const popover = usePopoverStore(state);
  return (
    <Popover {...floating} store={popover} className={classes['popover']} aria-label={label}>
      {children}
    </Popover>
  );
};
