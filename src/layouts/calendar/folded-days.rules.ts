import type { DrawnTimes } from './event-times.rules';
import { partsIn, WEEK } from './parts-in-sight.rules';
import { dayOf, daysFrom } from './wall-clock.rules';
import { WeekLines, type Part } from './week-lines.rules';

/** Whole weeks: their first day, and the first day after them. */
export interface WeeksInSight {
  readonly start: string;
  readonly end: string;
}

export interface Folded<Entry> {
  /** Enough for the calendar to draw the days as if it had everything. */
  readonly drawn: readonly Entry[];
  /** How many more there are, by days. */
  readonly left: ReadonlyMap<string, number>;
}

interface Placed<Entry> {
  readonly entry: Entry;
  readonly parts: readonly Part[];
  /** Those that find no line. */
  readonly hidden: readonly Part[];
}

const hasLine = ({ parts, hidden }: Placed<unknown>): boolean => hidden.length < parts.length;

/**
 * Which events a month has to have that draws no more than `most` on a day: those that find a line, those that may find one
 * for some of their days, and one for each day that has more, so that it says so. The others are only counted. Entries come
 * in the order in which lines are given away. Of the day that is `unfolded` all are there.
 */
export const foldDays = <Entry extends { readonly drawn: DrawnTimes }>(
  entries: readonly Entry[],
  { start, end }: WeeksInSight,
  most: number,
  unfolded: string | null,
): Folded<Entry> => {
  const days = daysFrom(dayOf(start), dayOf(end));
  const weeks = Math.ceil(days.length / WEEK);
  const lines = new WeekLines(weeks, most);
  const partsOf = partsIn(days);
  const placed = entries.map((entry): Placed<Entry> => {
    const parts = partsOf(entry.drawn);
    return { entry, parts, hidden: parts.filter((part) => !lines.take(part)) };
  });
  const open = days.indexOf(unfolded ?? '');
  const isOpen = ({ week, days: own }: Part): boolean =>
    open >= 0 && week === Math.floor(open / WEEK) && (own & (1 << (open % WEEK))) !== 0;
  // Days that say already that there is more.
  const saying = Array.from({ length: weeks }, () => 0);
  const say = (part: Part): void => {
    saying[part.week] = (saying[part.week] ?? 0) | lines.fullDays(part);
  };
  const isNeeded = (part: Part): boolean => {
    const full = lines.fullDays(part);
    return full !== part.days || (full & ~(saying[part.week] ?? 0)) !== 0 || isOpen(part);
  };
  const left = new Map<string, number>();
  const count = ({ week, days: own }: Part): void => {
    for (let place = 0; place < WEEK; place += 1) {
      const day = days[week * WEEK + place] ?? '';
      if ((own & (1 << place)) !== 0) left.set(day, (left.get(day) ?? 0) + 1);
    }
  };
  for (const each of placed) if (hasLine(each)) each.hidden.forEach(say);
  const drawn = placed.filter((each) => {
    if (hasLine(each)) return true;
    const needed = each.parts.some(isNeeded);
    each.parts.forEach(needed ? say : count);
    return needed;
  });
  return { drawn: drawn.map(({ entry }) => entry), left };
};
