import type { LayoutRequest } from '../../domain/presets';
import { calendarItemsQuery, decodeCalendarOptions, objectIn, type CalendarRange } from '../../domain/query';
import type { JsonObject } from '../../kernel';

/** The visible range in the transient part of the view; null before the calendar has set it. */
const visibleRangeIn = (passing: JsonObject): CalendarRange | null => {
  const { start, end } = objectIn(passing, 'range');
  return typeof start === 'string' && typeof end === 'string' ? { start, end } : null;
};

/** Requests all items in the visible range; nothing while the range is unknown or no start field is set. */
export const calendarRequest: LayoutRequest = ({ schema, collection, view, filter, transient }) => {
  const range = visibleRangeIn(transient);
  if (range === null) return null;
  return calendarItemsQuery(schema, collection, decodeCalendarOptions(schema, collection, view.layout_options), range, {
    search: view.search,
    filter,
  });
};
