import type { CalendarView } from '../../../domain/query';
import { dayOf } from './wall-clock.rules';

/** What is on show, by wall clocks. */
export interface VisibleRange {
  readonly type: CalendarView;
  /** The first day of the month, the week or the day that was asked for. */
  readonly first: string;
  /** The first day in sight, which may belong to the month before. */
  readonly start: string;
  /** The first day that is not. */
  readonly end: string;
}

/** Whether it is the month, the week or the day itself that a day belongs to. What a month shows of others is not of them. */
export const containsDay = ({ type, first, start, end }: VisibleRange, day: string): boolean =>
  type === 'dayGridMonth' ? first.slice(0, 7) === day.slice(0, 7) : day >= dayOf(start) && day < dayOf(end);
