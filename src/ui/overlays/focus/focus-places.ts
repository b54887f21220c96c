const CONTROLS = ['input', 'select', 'textarea', 'button', 'a[href]', '[tabindex="0"]'];

/** Buttons with a disabled reason are focusable, but no place to go on from. */
export const ENABLED = ':not(:disabled):not([aria-disabled="true"])';

/** Enabled controls; Ariakit's focus traps are none. */
const FOCUSABLE = CONTROLS.map((control) => `${control}${ENABLED}:not([type="hidden"]):not([data-focus-trap])`).join();

/** Enabled controls that Tab reaches. */
export const TAB_STOPS = `:is(${FOCUSABLE}):not([tabindex="-1"])`;

/** Whether an element is part of the page, shown, and not behind a modal. */
export const isReachable = (element: Element): boolean =>
  element.isConnected &&
  element.closest('[inert], [hidden]') === null &&
  // Missing in jsdom.
  (typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true }));

/** Whether an element can have the focus now. */
export const canHaveFocus = (element: Element): boolean => isReachable(element) && !element.matches(':disabled');

/**
 * The first place for the focus in an element, or the element itself: one that Tab reaches, else a control that a roving
 * tab index leaves out; null for none.
 */
export const firstStop = (element: Element): HTMLElement | null => {
  const all = [element, ...element.querySelectorAll(FOCUSABLE)].filter(
    (stop): stop is HTMLElement => stop instanceof HTMLElement && stop.matches(FOCUSABLE) && isReachable(stop),
  );
  return all.find((stop) => stop.matches(TAB_STOPS)) ?? all[0] ?? null;
};

/** The modal on top; null for none. */
export const openModal = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-over-page]')].findLast(isReachable) ?? null;

/** The heading of the open page; null while none is shown. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** Whether no element has the focus, so that the keyboard would start at the top of the document. */
export const isFocusNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Moves the focus to the page's heading, where nothing that the user worked with is left. */
export const focusPageHeading = (): void => pageHeading()?.focus({ preventScroll: true });
