import { isFocusNowhere, openModal, pageHeading } from '../../ui';

/** The page before a navigation. */
export interface Departure {
  readonly focused: Element | null;
  readonly heading: Element | null;
}

export const NO_PAGE: Departure = { focused: null, heading: null };

export const departure = (): Departure => ({ focused: document.activeElement, heading: pageHeading() });

interface ArrivalOptions {
  readonly left: Departure;
  /** The navigation replaced the address: the page may still be the same. */
  readonly replaced: boolean;
  /** Path of the page that was opened from the one now shown, and is left again; null for none. */
  readonly returnsFrom: string | null;
}

/** A list that is opened again shows its items within this time, in ms. */
const LIST_MS = 5000;

/** The link to the page that was open: an item of a list, the button that adds one. */
const linkTo = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    `main a:is([href$=${JSON.stringify(path)}], [href*=${JSON.stringify(`${path}?`)}])`,
  );

/**
 * Puts the focus where a person goes on after a navigation, as soon as that is shown: on the page's heading, then, back
 * in a list, on the item that was open. A focus that the page or the person has placed since stays. Returns the function
 * that ends it.
 */
export const arrive = ({ left, replaced, returnsFrom }: ArrivalOptions): (() => void) => {
  let departed = left;
  let heading: HTMLElement | null = null;
  const settle = (): void => {
    const focused = document.activeElement;
    const shown = pageHeading();
    // The heading has the focus already where the control that had it was removed meanwhile.
    const isUnplaced = isFocusNowhere() || focused === departed.focused || focused === heading || focused === shown;
    if (!isUnplaced || openModal() !== null) {
      end();
      return;
    }
    if (shown === null) return;
    if (
      heading === null &&
      replaced &&
      shown === departed.heading &&
      shown.closest('main')?.contains(focused) === true
    ) {
      end();
      return;
    }
    if (focused !== shown) shown.focus({ preventScroll: true });
    heading = shown;
    const item = returnsFrom === null ? null : linkTo(returnsFrom);
    if (item === null) return;
    item.focus();
    end();
  };
  const observer = new MutationObserver(settle);
  // After the effects of the page, which may place the focus.
  const start = setTimeout(() => {
    observer.observe(document.body, { childList: true, subtree: true });
    settle();
  }, 0);
  const act = (): void => (heading === null ? undefined : end());
  const limit = setTimeout(act, LIST_MS);
  const end = (): void => {
    // The elements would keep the page that was left in memory.
    departed = NO_PAGE;
    heading = null;
    observer.disconnect();
    clearTimeout(start);
    clearTimeout(limit);
    document.removeEventListener('keydown', act, true);
    document.removeEventListener('pointerdown', act, true);
  };
  document.addEventListener('keydown', act, true);
  document.addEventListener('pointerdown', act, true);
  return end;
};
