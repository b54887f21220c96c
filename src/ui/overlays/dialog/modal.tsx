import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { ENABLED, TAB_STOPS } from '../focus/focus-places';
import { announceModal, PopoverStackContext } from '../popover-anchor';

/**
 * Closes open popovers when a modal opens. Render it before the modal: the popover then returns the focus to its anchor
 * before the modal records which element had the focus.
 */
export const ClosePopovers = () => {
  const stack = useContext(PopoverStackContext);
  useLayoutEffect(() => announceModal(stack), [stack]);
  return null;
};

/**
 * The element that gets the focus in an opening box: the one with `data-autofocus`, the first enabled control, or the
 * box.
 */
export const initialFocusTarget = (box: HTMLElement): HTMLElement =>
  box.querySelector<HTMLElement>(`[data-autofocus]${ENABLED}`) ?? box.querySelector<HTMLElement>(TAB_STOPS) ?? box;

/**
 * Moves the focus into the surrounding box. Replaces Ariakit's auto focus, which needs layout (missing in jsdom) and
 * focuses disabled controls.
 */
export const InitialFocus = () => {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = marker.current?.closest<HTMLElement>('[role]');
    if (box) initialFocusTarget(box).focus();
  }, []);
  return <span ref={marker} hidden />;
};

/** Marks modals, which make the page inert. The kit disables shortcuts while one is open. */
export const MODAL_ATTRIBUTES = { 'data-over-page': '' } as const;

/** Set on a control while it handles Escape itself. */
export const HANDLES_ESCAPE = 'data-own-escape';

/** Whether an Escape closes the modal; false when the focused control handles it. */
export const shouldCloseOnEscape = ({ target }: { readonly target: EventTarget | null }): boolean =>
  !(target instanceof Element && target.closest(`[${HANDLES_ESCAPE}]`) !== null);
