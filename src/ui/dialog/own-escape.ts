/** Worn by a control while it has a use for Escape itself. */
export const OWN_ESCAPE = 'data-own-escape';

/** Whether an Escape is meant for what stands over the page, and not for the control in it where it was pressed. */
export const closesOnEscape = ({ target }: { readonly target: EventTarget | null }): boolean =>
  !(target instanceof Element && target.closest(`[${OWN_ESCAPE}]`) !== null);
