const CONTROLS = ['input', 'select', 'textarea', 'button', 'a[href]', '[tabindex="0"]'];
/** A button that says why it does nothing can be reached, but is of no use. */
const USABLE = ':not(:disabled):not([aria-disabled="true"])';
const FIRST = CONTROLS.map((control) => `${control}${USABLE}:not([type="hidden"]):not([tabindex="-1"])`).join();

/** What the focus goes to in a box that opens: the element with `data-autofocus`, else the first control that can be used, else the box. */
export const firstUsable = (box: HTMLElement): HTMLElement =>
  box.querySelector<HTMLElement>(`[data-autofocus]${USABLE}`) ?? box.querySelector<HTMLElement>(FIRST) ?? box;
