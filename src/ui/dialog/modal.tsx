import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { announceModal, PopoverStackContext } from '../popover-anchor';

/**
 * Stands before whatever opens over the page, while it is open. What floats is gone by the time that remembers where the
 * focus was: it comes back to what the menu had been opened at, and not to an entry that is no more.
 */
export const ClosePopovers = () => {
  const around = useContext(PopoverStackContext);
  useLayoutEffect(() => announceModal(around), [around]);
  return null;
};

const CONTROLS = ['input', 'select', 'textarea', 'button', 'a[href]', '[tabindex="0"]'];
/** A button that says why it does nothing can be reached, but is of no use. */
const USABLE = ':not(:disabled):not([aria-disabled="true"])';
const FIRST = CONTROLS.map((control) => `${control}${USABLE}:not([type="hidden"]):not([tabindex="-1"])`).join();

/** What the focus goes to in a box that opens: the element with `data-autofocus`, else the first control that can be used, else the box. */
export const initialFocusTarget = (box: HTMLElement): HTMLElement =>
  box.querySelector<HTMLElement>(`[data-autofocus]${USABLE}`) ?? box.querySelector<HTMLElement>(FIRST) ?? box;

/**
 * Takes the focus into the box around it. Done here, since the library looks at the painted page, which a test without
 * layout does not have, and takes what is of no use as well.
 */
export const InitialFocus = () => {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = marker.current?.closest<HTMLElement>('[role]');
    if (box) initialFocusTarget(box).focus();
  }, []);
  return <span ref={marker} hidden />;
};

/** Worn by whatever stands over the page and keeps it from being used until it is closed. */
export const MODAL_ATTRIBUTES = { 'data-over-page': '' } as const;

/** Whether something does. */
export const isModalOpen = (): boolean => document.querySelector('[data-over-page]') !== null;

/** Worn by a control while it has a use for Escape itself. */
export const HANDLES_ESCAPE = 'data-own-escape';

/** Whether an Escape is meant for what stands over the page, and not for the control in it where it was pressed. */
export const shouldCloseOnEscape = ({ target }: { readonly target: EventTarget | null }): boolean =>
  !(target instanceof Element && target.closest(`[${HANDLES_ESCAPE}]`) !== null);
