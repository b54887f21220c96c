import { controlsIn, isStop, setTabStop, titleIn } from './cell-stops';

/**
 * Keeps the rows of a table one tab stop: the control or cell that had the focus last, at first the title of the first
 * row. Done in the DOM, since displays render their own controls, and a re-render of all cells for a tab index would be
 * slow. Returns the function that ends it.
 */
export const keepOneTabStop = (body: HTMLElement): (() => void) => {
  let current: HTMLElement | undefined;
  const choose = (stop: HTMLElement | undefined): void => {
    if (current !== undefined && current !== stop) setTabStop(current, false);
    current = stop;
    if (stop !== undefined) setTabStop(stop, true);
  };
  const update = (): void => {
    const controls = controlsIn(body);
    for (const control of controls) if (control !== current && control.tabIndex !== -1) control.tabIndex = -1;
    if (current === undefined || !body.contains(current)) choose(titleIn(body) ?? controls[0]);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && isStop(target)) choose(target);
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(body, { childList: true, subtree: true });
  body.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    body.removeEventListener('focusin', onFocus);
  };
};
