import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { GuideHeading } from './guide.rules';

/** A heading is current once it is this close to the top of the window, in pixels. */
const READING_LINE = 180;

/** The last heading above the reading line; null before the first. */
const headingAtTop = (headings: readonly GuideHeading[]): string | null =>
  headings.findLast(({ id }) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top <= READING_LINE;
  })?.id ?? null;

/** The heading that is read, which follows the scrolling. */
export const useCurrentHeading = (headings: readonly GuideHeading[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const update = (): void => setCurrent(headingAtTop(headings));
    update();
    // Captured: scroll events of the pane around the page do not bubble.
    document.addEventListener('scroll', update, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', update, { capture: true });
  }, [headings]);
  return current;
};

/** Goes to the heading that the address names, once the page is shown and with each navigation to it. */
export const useHeadingOfAddress = (isShown: boolean): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isShown || hash === '') return;
    const heading = document.getElementById(decoded(hash.slice(1)));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [isShown, hash, key]);
};

/** An address can have any text as its fragment, malformed ones too. */
const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};
