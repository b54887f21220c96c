import { startTransition, type UIEvent, useEffect, useMemo, useState } from 'react';
import { IdleQueue } from '../idle-queue';
import { MIN_FLEXIBLE_WIDTH } from './table-props';
import { viewportSize } from './viewport-size';

/** Gives rows the cells that are out of sight. */
export type CellQueue = IdleQueue<object>;

/** Rows that get the rest of their cells in one go. */
const ROWS_PER_TURN = 5;

const createCellQueue = (): CellQueue =>
  new IdleQueue(ROWS_PER_TURN, (fills) => startTransition(() => fills.forEach((fill) => fill())));

/** Fewer columns out of sight than these are not worth a second turn. */
const MIN_DEFERRED_COLUMNS = 4;

/** How many of the columns with these widths (px; null shares the rest) are drawn at once where so many pixels are in sight. */
export const visibleColumnCount = (widths: readonly (number | null)[], pixels: number): number => {
  let left = pixels;
  const beyond = widths.findIndex((width) => (left -= width ?? MIN_FLEXIBLE_WIDTH) <= 0);
  return beyond < 0 || widths.length - beyond - 1 < MIN_DEFERRED_COLUMNS ? widths.length : beyond + 1;
};

interface VisibleColumns {
  readonly visibleCount: number;
  /** Null where all cells come at once. */
  readonly cellQueue: CellQueue | null;
  /** Undefined while nobody can scroll to columns that come late. */
  readonly onScroll: ((event: UIEvent<HTMLElement>) => void) | undefined;
}

/**
 * How many columns of a table (widths in px, null shares the rest) are drawn at once. Who has scrolled sideways gets all at
 * once.
 */
export const useVisibleColumns = (widths: readonly (number | null)[], atOnce: boolean): VisibleColumns => {
  const [late] = useState(() => (typeof ResizeObserver === 'function' ? createCellQueue() : null));
  const [aside, goAside] = useState(false);
  const { innerWidth } = window;
  // Kept for the window as it is: less room, once that is known, would take cells away that are drawn.
  const room = useMemo(() => Math.min(viewportSize().width, innerWidth), [innerWidth]);
  const inSight = atOnce || aside ? widths.length : visibleColumnCount(widths, room);
  return {
    visibleCount: inSight,
    cellQueue: late,
    onScroll:
      inSight === widths.length
        ? undefined
        : ({ currentTarget }) => {
            if (currentTarget.scrollLeft !== 0) goAside(true);
          },
  };
};

/** Whether a row has all its cells: those out of sight come when those in sight have been shown. Without a queue nothing waits. */
export const useDeferredCells = (queue: CellQueue | null, some: boolean): boolean => {
  const [filled, fill] = useState(queue === null);
  const waits = some && !filled;
  useEffect(() => (waits ? queue?.add(fill, () => fill(true)) : undefined), [waits, queue]);
  return !waits;
};
