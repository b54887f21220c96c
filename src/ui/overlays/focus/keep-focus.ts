import { canHaveFocus, isFocusNowhere, openModal, pageHeading } from './focus-places';
import { FocusTrail } from './focus-trail';

/** A closing dialog, or the page itself, places the focus within this time, in ms. */
const SETTLE_MS = 100;

/**
 * Moves the focus on when the focused control is removed, hidden or disabled: to what is nearest, else to the heading of
 * the page. Returns the function that ends it.
 */
export const keepFocus = (): (() => void) => {
  const trail = new FocusTrail();
  let focused: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = (): boolean => focused !== null && isFocusNowhere() && !canHaveFocus(focused);
  const goOn = (): void => {
    timer = undefined;
    if (!isLost()) return;
    const modal = openModal();
    (trail.next(modal ?? document.body) ?? (modal === null ? pageHeading() : modal))?.focus();
  };
  const look = (): void => {
    if (timer === undefined && isLost()) timer = setTimeout(goOn, SETTLE_MS);
  };
  const enter = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    focused = target;
    trail.visit(target);
  };
  const leave = ({ target }: FocusEvent): void => {
    // A press beside all controls takes the focus from one that could keep it.
    setTimeout(() => {
      if (focused === target && focused !== null && isFocusNowhere() && canHaveFocus(focused)) focused = null;
    }, 0);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'style', 'open'],
  });
  document.addEventListener('focusin', enter);
  document.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', enter);
    document.removeEventListener('focusout', leave);
  };
};
