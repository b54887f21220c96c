import { type Item, keyOf, type PrimaryKey } from '../../../domain/items';
import { type Access, type FieldDenial, fieldDenied, type ItemDenial, itemGate } from '../../../domain/permissions';
import { calendarEvents, eventLabel, type CalendarOptions } from '../../../domain/query';
import { fieldOf, primaryKeyOf, type Schema } from '../../../domain/schema';
import { type DateType, isDateType } from '../../../domain/values';
import { displayTimes, type DisplayTimes, type StoredTimes } from './event-times.rules';
import { addDays, addMilliseconds } from './wall-clock.rules';

/** The label of an event by the field that colours the events. */
export interface EntryLabel {
  /** '' for an item without a value. */
  readonly text: string;
  /** Null is neutral. */
  readonly color: string | null;
}

/** An item on the calendar. */
export interface CalendarEntry {
  readonly key: PrimaryKey;
  readonly item: Item;
  /** The rendered template, else the key. */
  readonly title: string;
  readonly stored: StoredTimes;
  readonly times: DisplayTimes;
  /** Null while no field colours the events. */
  readonly label: EntryLabel | null;
}

/** The type of a date field; null without a field, and for a field of another type. */
export const dateTypeOf = (schema: Schema, collection: string, field: string | null): DateType | null => {
  const type = field === null ? undefined : fieldOf(schema, collection, field)?.type;
  return type !== undefined && isDateType(type) ? type : null;
};

/**
 * Entries for the items with a valid start, with their titles in this language and their display
 * times in this zone.
 */
export const calendarEntries = (
  schema: Schema,
  collection: string,
  options: CalendarOptions,
  items: readonly Item[],
  { zone, language }: { readonly zone: string; readonly language: string },
): readonly CalendarEntry[] => {
  const startType = dateTypeOf(schema, collection, options.startDateField);
  const endType = dateTypeOf(schema, collection, options.endDateField);
  const keyField = primaryKeyOf(schema, collection)?.field ?? '';
  if (startType === null) return [];
  const labelOf = eventLabel(schema, collection, options.colorField);
  const entryLabel = (item: Item): EntryLabel => {
    const label = labelOf(item);
    return { text: label?.text ?? '', color: label?.dot ?? null };
  };
  const itemsByKey = new Map(items.map((item) => [String(keyOf(item, keyField)), item]));
  return calendarEvents(schema, collection, options, items, language).flatMap((event): readonly CalendarEntry[] => {
    const item = itemsByKey.get(event.id);
    const key = item === undefined ? null : keyOf(item, keyField);
    if (item === undefined || key === null) return [];
    const stored = { start: event.start, startType, end: event.end, endType };
    const times = displayTimes(stored, zone);
    if (times === null) return [];
    const label = options.colorField === null ? null : entryLabel(item);
    return [{ key, item, title: event.title || event.id, stored, times, label }];
  });
};

const HOUR_MS = 3_600_000;

/** The end, or the default length FullCalendar uses for an event without one. */
const displayEnd = ({ times: { allDay, start, end } }: CalendarEntry): string =>
  end ?? (allDay ? addDays(start, 1) : addMilliseconds(start, HOUR_MS));

/** By start, then longer events first, then by title. An all-day event sorts before midnight of its first day. */
export const compareEntries = (one: CalendarEntry, other: CalendarEntry): number => {
  const [start, otherStart] = [one.times.start, other.times.start];
  if (start !== otherStart) return start < otherStart ? -1 : 1;
  const [end, otherEnd] = [displayEnd(one), displayEnd(other)];
  if (end !== otherEnd) return end > otherEnd ? -1 : 1;
  return one.title.localeCompare(other.title);
};

export type MoveDenial = FieldDenial | ItemDenial;

/** Why the dates of an item cannot be changed; false when they can. */
export interface EntryPermissions {
  /** Start and end together. */
  moveDenied(item: Item): MoveDenial | false;
  /** The end alone. */
  resizeDenied(item: Item): MoveDenial | false;
}

/** Why the dialog that moves an event is not possible: it is as long as either of its dates may be changed. */
export const dialogDenied = ({
  moveDenied,
  resizeDenied,
}: {
  readonly moveDenied: MoveDenial | false;
  readonly resizeDenied: MoveDenial | false;
}): MoveDenial | false => (resizeDenied === false ? false : moveDenied);

/** Whether the user may move and resize an item. `now` in ms since 1970. */
export const entryPermissions = (
  schema: Schema,
  access: Access,
  collection: string,
  { startDateField, endDateField }: CalendarOptions,
  now: number,
): EntryPermissions => {
  const gate = itemGate(schema, access, collection, 'update', now);
  const field = (name: string | null): FieldDenial | false =>
    name === null ? false : fieldDenied(access, collection, 'update', name);
  const end = field(endDateField);
  const both = field(startDateField) || end;
  return {
    moveDenied: (item) => both || gate(item),
    resizeDenied: (item) => (endDateField === null ? 'field_not_covered' : end || gate(item)),
  };
};
