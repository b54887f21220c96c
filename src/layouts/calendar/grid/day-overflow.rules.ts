import { DAY_THRESHOLD, type DisplayTimes } from '../entries/event-times.rules';
import { dayOf, daysInRange, timeOf } from '../entries/wall-clock.rules';

/** Some days of one week; a bit stands for each of them. */
interface WeekSegment {
  readonly week: number;
  readonly days: number;
}

/** Weeks of so many lines, filled in order: what comes takes the first line that is free on all of its days. */
class WeekLanes {
  private readonly occupied: number[];

  constructor(
    weeks: number,
    private readonly lanes: number,
  ) {
    this.occupied = Array.from({ length: weeks * lanes }, () => 0);
  }

  /** False when no line is free on all of the days. */
  take({ week, days }: WeekSegment): boolean {
    for (let line = week * this.lanes; line < (week + 1) * this.lanes; line += 1) {
      const taken = this.occupied[line] ?? 0;
      if ((taken & days) !== 0) continue;
      this.occupied[line] = taken | days;
      return true;
    }
    return false;
  }

  /** Those of the days on which no line is free. */
  fullDays({ week, days }: WeekSegment): number {
    return this.occupied.slice(week * this.lanes, (week + 1) * this.lanes).reduce((full, taken) => full & taken, days);
  }
}

const WEEK = 7;

/** Takes events apart into what they cover of each week; nothing of those that are out of sight. `days` are whole weeks in a row. */
const segmentsByWeek = (days: readonly string[]): ((times: DisplayTimes) => readonly WeekSegment[]) => {
  const places = new Map(days.map((day, place) => [day, place]));
  const [first = ''] = days;
  const placeOf = (day: string): number => places.get(day) ?? (day < first ? -1 : days.length);
  /** The place of the first day that an event does not cover. */
  const endOf = ({ allDay, end }: DisplayTimes): number =>
    end === null ? -1 : placeOf(dayOf(end)) + (!allDay && timeOf(end) >= DAY_THRESHOLD ? 1 : 0);
  return (times) => {
    const start = placeOf(dayOf(times.start));
    const to = Math.min(Math.max(endOf(times), start + 1), days.length);
    const parts: WeekSegment[] = [];
    let place = Math.max(start, 0);
    while (place < to) {
      const week = Math.floor(place / WEEK);
      const next = Math.min(to, (week + 1) * WEEK);
      parts.push({ week, days: ((1 << (next - place)) - 1) << (place % WEEK) });
      place = next;
    }
    return parts;
  };
};

/** Whole weeks: their first day, and the first day after them. */
export interface VisibleWeeks {
  readonly start: string;
  readonly end: string;
}

export interface DayOverflow<Entry> {
  /** Enough for the calendar to draw the days as if it had everything. */
  readonly entries: readonly Entry[];
  /** How many more there are, by days. */
  readonly hiddenCounts: ReadonlyMap<string, number>;
}

interface EntryLanes<Entry> {
  readonly entry: Entry;
  readonly segments: readonly WeekSegment[];
  /** Those that find no line. */
  readonly hidden: readonly WeekSegment[];
}

const hasLane = ({ segments, hidden }: EntryLanes<unknown>): boolean => hidden.length < segments.length;

/**
 * Which events a month has to have that draws no more than `most` on a day: those that find a line, those that may find one
 * for some of their days, and one for each day that has more, so that it says so. The others are only counted. Entries come
 * in the order in which lines are given away. Of the day that is `unfolded` all are there.
 */
export const limitDays = <Entry extends { readonly drawn: DisplayTimes }>(
  entries: readonly Entry[],
  { start, end }: VisibleWeeks,
  most: number,
  unfolded: string | null,
): DayOverflow<Entry> => {
  const days = daysInRange(dayOf(start), dayOf(end));
  const weeks = Math.ceil(days.length / WEEK);
  const lines = new WeekLanes(weeks, most);
  const partsOf = segmentsByWeek(days);
  const placed = entries.map((entry): EntryLanes<Entry> => {
    const parts = partsOf(entry.drawn);
    return { entry, segments: parts, hidden: parts.filter((part) => !lines.take(part)) };
  });
  const open = days.indexOf(unfolded ?? '');
  const isOpen = ({ week, days: own }: WeekSegment): boolean =>
    open >= 0 && week === Math.floor(open / WEEK) && (own & (1 << (open % WEEK))) !== 0;
  // Days that say already that there is more.
  const saying = Array.from({ length: weeks }, () => 0);
  const say = (part: WeekSegment): void => {
    saying[part.week] = (saying[part.week] ?? 0) | lines.fullDays(part);
  };
  const isNeeded = (part: WeekSegment): boolean => {
    const full = lines.fullDays(part);
    return full !== part.days || (full & ~(saying[part.week] ?? 0)) !== 0 || isOpen(part);
  };
  const left = new Map<string, number>();
  const count = ({ week, days: own }: WeekSegment): void => {
    for (let place = 0; place < WEEK; place += 1) {
      const day = days[week * WEEK + place] ?? '';
      if ((own & (1 << place)) !== 0) left.set(day, (left.get(day) ?? 0) + 1);
    }
  };
  for (const each of placed) if (hasLane(each)) each.hidden.forEach(say);
  const drawn = placed.filter((each) => {
    if (hasLane(each)) return true;
    const needed = each.segments.some(isNeeded);
    each.segments.forEach(needed ? say : count);
    return needed;
  });
  return { entries: drawn.map(({ entry }) => entry), hiddenCounts: left };
};
