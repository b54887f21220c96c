import { DAY_THRESHOLD, type DrawnTimes } from './event-times.rules';
import { dayOf, timeOf } from './wall-clock.rules';
import type { Part } from './week-lines.rules';

export const WEEK = 7;

/** Takes events apart into what they cover of each week; nothing of those that are out of sight. `days` are whole weeks in a row. */
export const partsIn = (days: readonly string[]): ((times: DrawnTimes) => readonly Part[]) => {
  const places = new Map(days.map((day, place) => [day, place]));
  const [first = ''] = days;
  const placeOf = (day: string): number => places.get(day) ?? (day < first ? -1 : days.length);
  /** The place of the first day that an event does not cover. */
  const endOf = ({ allDay, end }: DrawnTimes): number =>
    end === null ? -1 : placeOf(dayOf(end)) + (!allDay && timeOf(end) >= DAY_THRESHOLD ? 1 : 0);
  return (times) => {
    const start = placeOf(dayOf(times.start));
    const to = Math.min(Math.max(endOf(times), start + 1), days.length);
    const parts: Part[] = [];
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
