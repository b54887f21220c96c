import { keyOf, type Item, type PrimaryKey } from '../../domain/items';
import { calendarEvents, type CalendarOptions } from '../../domain/query';
import { fieldOf, primaryKeyOf, type Schema } from '../../domain/schema';
import { isDateType, type DateType } from '../../domain/values';
import { drawnTimes, type DrawnTimes, type StoredTimes } from './event-times.rules';

/** An item on the calendar. */
export interface CalendarEntry {
  readonly key: PrimaryKey;
  readonly item: Item;
  /** What it is called: the template, or its key where that has nothing to say. */
  readonly title: string;
  readonly stored: StoredTimes;
  readonly drawn: DrawnTimes;
}

/** The type of a field of dates; null for none, and for a field of another kind. */
export const dateTypeOf = (schema: Schema, collection: string, field: string | null): DateType | null => {
  const type = field === null ? undefined : fieldOf(schema, collection, field)?.type;
  return type !== undefined && isDateType(type) ? type : null;
};

/** Items that have a start, where they stand on the calendar of somebody in this zone. */
export const calendarEntries = (
  schema: Schema,
  collection: string,
  options: CalendarOptions,
  items: readonly Item[],
  zone: string,
): readonly CalendarEntry[] => {
  const startType = dateTypeOf(schema, collection, options.startDateField);
  const endType = dateTypeOf(schema, collection, options.endDateField);
  const keyField = primaryKeyOf(schema, collection)?.field ?? '';
  if (startType === null) return [];
  const named = new Map(items.map((item) => [String(keyOf(item, keyField)), item]));
  return calendarEvents(schema, collection, options, items).flatMap((event): readonly CalendarEntry[] => {
    const item = named.get(event.id);
    const key = item === undefined ? null : keyOf(item, keyField);
    if (item === undefined || key === null) return [];
    const stored = { start: event.start, startType, end: event.end, endType };
    const drawn = drawnTimes(stored, zone);
    return drawn === null ? [] : [{ key, item, title: event.title || event.id, stored, drawn }];
  });
};
