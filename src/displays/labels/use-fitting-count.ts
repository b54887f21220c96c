import { type RefObject, useLayoutEffect, useState } from 'react';
import { fittingCount } from './labels.rules';

const resized = new WeakMap<Element, (width: number) => void>();

/** One observer for all cells of a list. */
let observer: ResizeObserver | null = null;

const observe = (element: Element, onResize: (width: number) => void): (() => void) => {
  observer ??= new ResizeObserver((entries) =>
    entries.forEach(({ target, contentRect }) => resized.get(target)?.(contentRect.width)),
  );
  const current = observer;
  resized.set(element, onResize);
  current.observe(element);
  return () => {
    resized.delete(element);
    current.unobserve(element);
  };
};

/**
 * How many of the first `count` children of a line fit into it; null for the render in which they are measured, with
 * their full widths. Follows the width of the line. All of them in browsers without ResizeObserver.
 */
export const useFittingCount = (
  line: RefObject<HTMLElement | null>,
  count: number,
  hasMore: boolean,
): number | null => {
  const canMeasure = typeof ResizeObserver === 'function';
  const [fitting, setFitting] = useState<number | null>(canMeasure ? null : count);
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null || !canMeasure) return undefined;
    const widths = [...element.children].slice(0, count).map((child) => child.getBoundingClientRect().width);
    const fit = (width: number): void => setFitting(fittingCount(widths, width, hasMore));
    fit(element.clientWidth);
    return observe(element, fit);
  }, [line, count, hasMore, canMeasure]);
  return fitting;
};
