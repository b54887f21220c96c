import { startTransition, type UIEvent, useEffect, useMemo, useState } from 'react';
import { IdleQueue } from '../../base/idle-queue';
import { MIN_FLEXIBLE_WIDTH } from './table-props';
import { viewportSize } from './viewport-size';

/** Renders the cells of columns outside the viewport while the browser is idle, a few rows per turn. */
export type CellQueue = IdleQueue<object>;

const ROWS_PER_TURN = 5;

const createCellQueue = (): CellQueue =>
  new IdleQueue(ROWS_PER_TURN, (renders) => startTransition(() => renders.forEach((render) => render())));

/** Deferring fewer columns than this is not worth a second render. */
const MIN_DEFERRED_COLUMNS = 4;

/**
 * How many of the columns with these widths (px; null is a flexible column) are rendered immediately in a viewport of
 * this width (px).
 */
export const visibleColumnCount = (widths: readonly (number | null)[], viewportWidth: number): number => {
  let left = viewportWidth;
  const last = widths.findIndex((width) => (left -= width ?? MIN_FLEXIBLE_WIDTH) <= 0);
  return last < 0 || widths.length - last - 1 < MIN_DEFERRED_COLUMNS ? widths.length : last + 1;
};

interface VisibleColumns {
  readonly visibleCount: number;
  /** Null when no cells are deferred. */
  readonly cellQueue: CellQueue | null;
  /** Undefined when all columns are visible. */
  readonly onScroll: ((event: UIEvent<HTMLElement>) => void) | undefined;
}

/**
 * How many columns of a table (widths in px, null is a flexible column) are rendered immediately; all of them once the
 * user has scrolled sideways, or when `renderAll` is set.
 */
export const useVisibleColumns = (widths: readonly (number | null)[], renderAll: boolean): VisibleColumns => {
  const [cellQueue] = useState(() => (typeof ResizeObserver === 'function' ? createCellQueue() : null));
  const [scrolled, setScrolled] = useState(false);
  const { innerWidth } = window;
  // Memoized per window width: a smaller viewport, measured later, would remove cells that are already rendered.
  const viewportWidth = useMemo(() => Math.min(viewportSize().width, innerWidth), [innerWidth]);
  const visibleCount = renderAll || scrolled ? widths.length : visibleColumnCount(widths, viewportWidth);
  return {
    visibleCount,
    cellQueue,
    onScroll:
      visibleCount === widths.length
        ? undefined
        : ({ currentTarget }) => {
            if (currentTarget.scrollLeft !== 0) setScrolled(true);
          },
  };
};

/**
 * Whether a row renders all its cells: deferred cells follow when the browser is idle. Without a queue nothing is
 * deferred.
 */
export const useDeferredCells = (queue: CellQueue | null, hasDeferred: boolean): boolean => {
  const [complete, setComplete] = useState(queue === null);
  const waiting = hasDeferred && !complete;
  useEffect(() => (waiting ? queue?.add(setComplete, () => setComplete(true)) : undefined), [waiting, queue]);
  return !waiting;
};
