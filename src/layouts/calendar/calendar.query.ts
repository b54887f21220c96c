import type { LayoutRequest } from '../../domain/presets';
import { calendarItemsQuery, decodeCalendarOptions, objectIn, type CalendarRange } from '../../domain/query';
import type { JsonObject } from '../../kernel';

/** The days in sight, as the calendar passed them on; null before it has. */
const visibleRangeIn = (passing: JsonObject): CalendarRange | null => {
  const { start, end } = objectIn(passing, 'range');
  return typeof start === 'string' && typeof end === 'string' ? { start, end } : null;
};

/** What a calendar asks for: everything in sight. Nothing before it is known what that is, or what the start of an item is. */
export const calendarRequest: LayoutRequest = ({ schema, collection, view, filter, transient }) => {
  const range = visibleRangeIn(transient);
  if (range === null) return null;
  return calendarItemsQuery(schema, collection, decodeCalendarOptions(schema, collection, view.layout_options), range, {
    search: view.search,
    filter,
  });
};
