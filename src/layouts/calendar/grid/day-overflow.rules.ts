import { DAY_THRESHOLD, type DisplayTimes } from '../entries/event-times.rules';
import { dayOf, daysInRange, timeOf } from '../entries/wall-clock.rules';

/** Consecutive days of one week as a bit mask. */
interface WeekSegment {
  readonly week: number;
  readonly days: number;
}

/** The lanes of each week, filled in order: a segment takes the first lane that is free on all its days. */
class WeekLanes {
  private readonly occupied: number[];

  constructor(
    weeks: number,
    private readonly lanes: number,
  ) {
    this.occupied = Array.from({ length: weeks * lanes }, () => 0);
  }

  /** Takes a lane; false when no lane is free on all days of the segment. */
  take({ week, days }: WeekSegment): boolean {
    for (let lane = week * this.lanes; lane < (week + 1) * this.lanes; lane += 1) {
      const occupied = this.occupied[lane] ?? 0;
      if ((occupied & days) !== 0) continue;
      this.occupied[lane] = occupied | days;
      return true;
    }
    return false;
  }

  /** The days of the segment on which every lane is occupied. */
  fullDays({ week, days }: WeekSegment): number {
    return this.occupied
      .slice(week * this.lanes, (week + 1) * this.lanes)
      .reduce((full, occupied) => full & occupied, days);
  }
}

const DAYS_PER_WEEK = 7;

/** Splits the times of an event into one segment per week; none outside the given days, which are whole weeks. */
const segmentsByWeek = (days: readonly string[]): ((times: DisplayTimes) => readonly WeekSegment[]) => {
  const indexes = new Map(days.map((day, index) => [day, index]));
  const [first = ''] = days;
  const indexOf = (day: string): number => indexes.get(day) ?? (day < first ? -1 : days.length);
  /** Index of the first day after the event. */
  const endOf = ({ allDay, end }: DisplayTimes): number =>
    end === null ? -1 : indexOf(dayOf(end)) + (!allDay && timeOf(end) >= DAY_THRESHOLD ? 1 : 0);
  return (times) => {
    const start = indexOf(dayOf(times.start));
    const end = Math.min(Math.max(endOf(times), start + 1), days.length);
    const segments: WeekSegment[] = [];
    let index = Math.max(start, 0);
    while (index < end) {
      const week = Math.floor(index / DAYS_PER_WEEK);
      const next = Math.min(end, (week + 1) * DAYS_PER_WEEK);
      segments.push({ week, days: ((1 << (next - index)) - 1) << (index % DAYS_PER_WEEK) });
      index = next;
    }
    return segments;
  };
};

/** Whole weeks, `end` exclusive. */
interface VisibleWeeks {
  readonly start: string;
  readonly end: string;
}

export interface DayOverflow<Entry> {
  /** The entries the calendar needs to render each day as if it had all of them. */
  readonly rendered: readonly Entry[];
  /** Number of entries that are not rendered, by day. */
  readonly hiddenCounts: ReadonlyMap<string, number>;
}

interface EntryLanes<Entry> {
  readonly entry: Entry;
  readonly segments: readonly WeekSegment[];
  /** The segments without a lane. */
  readonly hidden: readonly WeekSegment[];
}

const hasLane = ({ segments, hidden }: EntryLanes<unknown>): boolean => hidden.length < segments.length;

/**
 * Limits a month to the entries it can show with `maxPerDay` lanes: entries that get a lane, entries that may get one
 * on some of their days, and one more entry per full day, so that the calendar renders its 'more' link. All others are
 * only counted. Entries must come in the order in which lanes are assigned. The expanded day keeps all its entries.
 */
export const limitDays = <Entry extends { readonly times: DisplayTimes }>(
  entries: readonly Entry[],
  { start, end }: VisibleWeeks,
  maxPerDay: number,
  expandedDay: string | null,
): DayOverflow<Entry> => {
  const days = daysInRange(dayOf(start), dayOf(end));
  const weeks = Math.ceil(days.length / DAYS_PER_WEEK);
  const lanes = new WeekLanes(weeks, maxPerDay);
  const segmentsOf = segmentsByWeek(days);
  const assigned = entries.map((entry): EntryLanes<Entry> => {
    const segments = segmentsOf(entry.times);
    return { entry, segments, hidden: segments.filter((segment) => !lanes.take(segment)) };
  });
  const expanded = days.indexOf(expandedDay ?? '');
  const isExpanded = (segment: WeekSegment): boolean =>
    expanded >= 0 &&
    segment.week === Math.floor(expanded / DAYS_PER_WEEK) &&
    (segment.days & (1 << (expanded % DAYS_PER_WEEK))) !== 0;
  // Days, by week, that already have an entry beyond their lanes and therefore a 'more' link.
  const withLink = Array.from({ length: weeks }, () => 0);
  const addLink = (segment: WeekSegment): void => {
    withLink[segment.week] = (withLink[segment.week] ?? 0) | lanes.fullDays(segment);
  };
  const isNeeded = (segment: WeekSegment): boolean => {
    const full = lanes.fullDays(segment);
    return full !== segment.days || (full & ~(withLink[segment.week] ?? 0)) !== 0 || isExpanded(segment);
  };
  const hiddenCounts = new Map<string, number>();
  const count = (segment: WeekSegment): void => {
    for (let index = 0; index < DAYS_PER_WEEK; index += 1) {
      const day = days[segment.week * DAYS_PER_WEEK + index] ?? '';
      if ((segment.days & (1 << index)) !== 0) hiddenCounts.set(day, (hiddenCounts.get(day) ?? 0) + 1);
    }
  };
  for (const each of assigned) if (hasLane(each)) each.hidden.forEach(addLink);
  const rendered = assigned.filter((each) => {
    if (hasLane(each)) return true;
    const needed = each.segments.some(isNeeded);
    each.segments.forEach(needed ? addLink : count);
    return needed;
  });
  return { rendered: rendered.map(({ entry }) => entry), hiddenCounts };
};
