import { type RefObject, useLayoutEffect, useState } from 'react';

/** Between the chips, in px, as in the stylesheet. */
const GAP = 6;
/** Of the button that replaces the chips without room, in px. */
const MORE_WIDTH = 48;

/** How many chips of these widths (px) fit, beside the button that replaces the others. */
export const fittingCount = (widths: readonly number[], room: number): number => {
  let used = 0;
  let fitting = 0;
  for (const [index, width] of widths.entries()) {
    used += width + GAP;
    const isLast = index === widths.length - 1;
    if (used + (isLast ? 0 : MORE_WIDTH + GAP) > room) break;
    fitting = index + 1;
  }
  return fitting;
};

const widthsOf = (list: HTMLElement, selector: string): readonly number[] =>
  [...list.querySelectorAll<HTMLElement>(`:scope > ${selector}`)].map((each) => each.offsetWidth);

/** Shows all chips for the measurement; the browser paints none of it. */
const measure = (list: HTMLElement): number => {
  list.toggleAttribute('data-measuring', true);
  const chips = widthsOf(list, '[data-fitting]');
  const others = widthsOf(list, ':not([data-fitting], [data-more])');
  const room = list.clientWidth - others.reduce((sum, width) => sum + width + GAP, 0);
  list.toggleAttribute('data-measuring', false);
  return list.clientWidth === 0 ? Number.POSITIVE_INFINITY : fittingCount(chips, room);
};

/**
 * Measures how many of the chips (`[data-fitting]`) of a list fit beside its other entries. The caller hides the further
 * ones, except while `[data-measuring]` is set, and shows a button (`[data-more]`) instead. `content` changes with the
 * chips.
 */
export const useFittingChips = (list: RefObject<HTMLElement | null>, content: unknown): number => {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    setFitting(measure(current));
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => setFitting(measure(current)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [list, content]);
  return fitting;
};
