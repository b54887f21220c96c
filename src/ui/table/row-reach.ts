/** Rows from the first to the one after the last. */
export interface Rows {
  readonly first: number;
  readonly end: number;
}

/** The way somebody scrolls: towards the end of the list, or back. */
export type Way = 'on' | 'back';

/** So many more rows than are in sight are drawn where somebody is going. */
export const AHEAD = 14;
/** And so many where they come from, for a little turn. */
const BEHIND = 4;

/** What to draw of so many rows, around those in sight. */
export const reachAround = ({ first, end }: Rows, count: number, way: Way): Rows => ({
  first: Math.max(first - (way === 'on' ? BEHIND : AHEAD), 0),
  end: Math.min(end + (way === 'on' ? AHEAD : BEHIND), count),
});

/** Whether all rows in sight are drawn. */
export const covers = (drawn: Rows, seen: Rows): boolean => drawn.first <= seen.first && seen.end <= drawn.end;

/** How many rows are drawn beyond those in sight, the way it goes; the end of the list is far away. */
export const reserveOf = (drawn: Rows, seen: Rows, count: number, way: Way): number => {
  if (way === 'on') return drawn.end >= count ? Infinity : drawn.end - seen.end;
  return drawn.first === 0 ? Infinity : seen.first - drawn.first;
};
