import { Popover, usePopoverStore } from '@ariakit/react';
import type { ReactNode } from 'react';
import { PopoverStackContext, useLandmarkPortal, usePopoverAnchor } from '../popover-anchor';
import { initialFocusTarget } from '../dialog/modal';
import classes from './popover.module.css';

export interface AnchoredPopoverProps {
  /** The popover's position, and the focus target on close. */
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onClose: () => void;
  /** The edge of the anchor to align with. */
  readonly align?: 'start' | 'end' | undefined;
  /**
   * Where the focus is while the popover is open: 'anchor' for the popup of a combobox, which handles the keys itself.
   */
  readonly focus?: 'content' | 'anchor' | undefined;
  readonly children: ReactNode;
}

/**
 * Ariakit focuses the first control even if it is disabled; this focuses the first enabled one instead. A control that
 * the content has focused keeps the focus.
 */
const focusEnabledControl = (first: HTMLElement | null): boolean => {
  const box = first?.closest<HTMLElement>('[role="dialog"]') ?? null;
  if (box?.contains(document.activeElement) === true) return false;
  if (box === null || first?.getAttribute('aria-disabled') !== 'true') return true;
  initialFocusTarget(box).focus({ preventScroll: true });
  return false;
};

/** A popover that is open while it is rendered. Escape and a click outside close it. */
export const AnchoredPopover = ({
  anchor,
  label,
  onClose,
  align = 'end',
  focus = 'content',
  children,
}: AnchoredPopoverProps) => {
  const { stack, state, floating } = usePopoverAnchor(anchor, align, onClose);
  const popover = usePopoverStore(state);
  const portalElement = useLandmarkPortal(label);
  return (
    <Popover
      {...floating}
      store={popover}
      {...(focus === 'content'
        ? { autoFocusOnShow: focusEnabledControl }
        : { autoFocusOnShow: false, preserveTabOrder: false, role: 'group', portalElement })}
      className={classes['popover']}
      aria-label={label}
    >
      <PopoverStackContext value={stack}>{children}</PopoverStackContext>
    </Popover>
  );
};
