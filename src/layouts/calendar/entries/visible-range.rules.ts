import type { CalendarView } from '../../../domain/query';
import { dayOf } from './wall-clock.rules';

/** The range the calendar shows, in wall clock times. */
export interface VisibleRange {
  readonly type: CalendarView;
  /** First day of the month, week or day itself. */
  readonly first: string;
  /** First visible day, which may belong to the month before. */
  readonly start: string;
  /** First day after the visible range. */
  readonly end: string;
}

/** Whether a day belongs to the month, week or day itself; adjacent days shown in a month do not count. */
export const containsDay = ({ type, first, start, end }: VisibleRange, day: string): boolean =>
  type === 'dayGridMonth' ? first.slice(0, 7) === day.slice(0, 7) : day >= dayOf(start) && day < dayOf(end);
