import { keyOf, type Item } from '../items';
import { fieldOf, primaryKeyOf, type Schema } from '../schema';
import { collectionTemplate } from '../templates';
import type { CalendarOptions } from './calendar-options';
import { textIn } from './saved-part';

export interface CalendarEvent {
  /** The item's key, as text. */
  readonly id: string;
  readonly title: string;
  /** As the item has it: a day, or a time with or without a zone. */
  readonly start: string;
  /** Null without an end field, or when the item has no end. */
  readonly end: string | null;
}

const dateIn = (item: Item, field: string | null): string | null => (field === null ? null : textIn(item, field));

/** Items as events; those without a key or a start cannot be shown and are left out. */
export const calendarEvents = (
  schema: Schema,
  collection: string,
  { template, startDateField, endDateField }: CalendarOptions,
  items: readonly Item[],
): readonly CalendarEvent[] => {
  const titles = collectionTemplate(schema, collection, template);
  const keyField = primaryKeyOf(schema, collection)?.field ?? '';
  return items.flatMap((item) => {
    const [key, start] = [keyOf(item, keyField), dateIn(item, startDateField)];
    if (key === null || start === null) return [];
    return [{ id: String(key), title: titles.render(item), start, end: dateIn(item, endDateField) }];
  });
};

/** When an event was moved to, as ISO texts. */
export interface EventMove {
  readonly start: string;
  readonly end: string | null;
}

/** A time without a zone is the first 19 characters; other dates are sent as they are (spec 000, 5). */
const dateEdit = (schema: Schema, collection: string, field: string | null, iso: string | null): Item => {
  const definition = field === null ? null : fieldOf(schema, collection, field);
  if (definition === null || iso === null) return {};
  return { [definition.field]: definition.type === 'dateTime' ? iso.slice(0, 19) : iso };
};

/** What to save when an event was moved or resized; the end only when there is a field for it and the event has one. */
export const eventEdits = (
  schema: Schema,
  collection: string,
  options: CalendarOptions,
  { start, end }: EventMove,
): Item => ({
  ...dateEdit(schema, collection, options.startDateField, start),
  ...dateEdit(schema, collection, options.endDateField, end),
});
