import { useMemo, useState, type UIEvent } from 'react';
import { columnsInSight } from './columns-in-sight';
import { lateCells, type LateCells } from './late-cells';
import { tableRoom } from './table-room';

interface ColumnsInSight {
  readonly inSight: number;
  /** Null where all cells come at once. */
  readonly late: LateCells | null;
  /** Undefined while nobody can scroll to columns that come late. */
  readonly onScroll: ((event: UIEvent<HTMLElement>) => void) | undefined;
}

/**
 * How many columns of a table (widths in px, null shares the rest) are drawn at once. Who has scrolled sideways gets all at
 * once.
 */
export const useColumnsInSight = (widths: readonly (number | null)[], atOnce: boolean): ColumnsInSight => {
  const [late] = useState(() => (typeof ResizeObserver === 'function' ? lateCells() : null));
  const [aside, goAside] = useState(false);
  const { innerWidth } = window;
  // Kept for the window as it is: less room, once that is known, would take cells away that are drawn.
  const room = useMemo(() => Math.min(tableRoom().width, innerWidth), [innerWidth]);
  const inSight = atOnce || aside ? widths.length : columnsInSight(widths, room);
  return {
    inSight,
    late,
    onScroll:
      inSight === widths.length
        ? undefined
        : ({ currentTarget }) => {
            if (currentTarget.scrollLeft !== 0) goAside(true);
          },
  };
};
