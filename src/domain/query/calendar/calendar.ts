import { fromGuard, memberDecoder, oneOf, textOrNull, withFallback, type Json } from '../../../kernel';
import { keyOf, type Item } from '../../items';
import { fieldOf, fieldsOf, primaryKeyOf, type Field, type FieldType, type Schema } from '../../schema';
import { collectionTemplate } from '../../templates';
import { colorFields } from './calendar-colors';
import { objectIn, textIn } from '../saved-values';

/** Month, week, day and list, by the names of the calendar library, which presets save; the first is the default. */
export const CALENDAR_VIEWS = ['dayGridMonth', 'timeGridWeek', 'timeGridDay', 'listWeek'] as const;

export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Settings of the calendar (spec 000, 3). */
export interface CalendarOptions {
  /** Title of an event; null for the item's own title. */
  readonly template: string | null;
  /** The last view, and its first day as ISO text. */
  readonly viewInfo: { readonly type: CalendarView; readonly startDateStr: string | null };
  readonly startDateField: string | null;
  readonly endDateField: string | null;
  /** The field whose label colours the events take; null for none. */
  readonly colorField: string | null;
}

const DATE_TYPES: readonly FieldType[] = ['timestamp', 'dateTime', 'date'];

/** Fields that can be the start or the end of an event. */
export const calendarFields = (schema: Schema, collection: string): readonly Field[] =>
  fieldsOf(schema, collection).filter((field) => DATE_TYPES.includes(field.type));

const decodeSaved = memberDecoder({
  template: textOrNull,
  startDateField: textOrNull,
  endDateField: textOrNull,
  colorField: textOrNull,
});

const decodeViewInfo = memberDecoder({
  type: withFallback(oneOf(CALENDAR_VIEWS), CALENDAR_VIEWS[0]),
  startDateStr: withFallback(
    fromGuard(
      'ISO date',
      (start): start is string =>
        typeof start === 'string' && /^\d{4}-\d{2}-\d{2}/.test(start) && !Number.isNaN(Date.parse(start)),
    ),
    null,
  ),
});

const WRITTEN_BY_THE_PLATFORM = ['date-created', 'date-updated'];

/** The only field with a date that people enter; null when there are several or none. */
const onlyDateField = (schema: Schema, collection: string): string | null => {
  const [first, second] = calendarFields(schema, collection).filter(
    ({ meta }) => !WRITTEN_BY_THE_PLATFORM.some((special) => meta?.special.includes(special)),
  );
  return first === undefined || second !== undefined ? null : first.field;
};

/** Decodes a preset's `layout_options` for the calendar. Total: invalid options take their defaults. */
export const decodeCalendarOptions = (schema: Schema, collection: string, layoutOptions: Json): CalendarOptions => {
  const part = objectIn(layoutOptions, 'calendar');
  const { template, startDateField, endDateField, colorField } = decodeSaved(part);
  const dateField = (name: string | null): string | null => {
    const field = fieldOf(schema, collection, name ?? '');
    return field !== null && DATE_TYPES.includes(field.type) ? field.field : null;
  };
  const colors = colorFields(schema, collection).map(({ field }) => field);
  return {
    template,
    viewInfo: decodeViewInfo(part['viewInfo']),
    startDateField:
      part['startDateField'] === undefined ? onlyDateField(schema, collection) : dateField(startDateField),
    endDateField: dateField(endDateField),
    colorField:
      part['colorField'] === undefined ? (colors[0] ?? null) : colors.includes(colorField ?? '') ? colorField : null,
  };
};

export interface CalendarEvent {
  /** The item's key, as text. */
  readonly id: string;
  readonly title: string;
  /** As stored: a day, or a time with or without a zone. */
  readonly start: string;
  /** Null without an end field or value. */
  readonly end: string | null;
}

const dateIn = (item: Item, field: string | null): string | null => (field === null ? null : textIn(item, field));

/** Items as events; skips items without a key or a start. Translated titles are in `language`, if possible. */
export const calendarEvents = (
  schema: Schema,
  collection: string,
  { template, startDateField, endDateField }: CalendarOptions,
  items: readonly Item[],
  language: string | null,
): readonly CalendarEvent[] => {
  const titles = collectionTemplate(schema, collection, template, language);
  const keyField = primaryKeyOf(schema, collection)?.field ?? '';
  return items.flatMap((item) => {
    const [key, start] = [keyOf(item, keyField), dateIn(item, startDateField)];
    if (key === null || start === null) return [];
    return [{ id: String(key), title: titles.render(item), start, end: dateIn(item, endDateField) }];
  });
};

/** New dates of an event, as ISO texts. */
export interface EventMove {
  readonly start: string;
  readonly end: string | null;
}

/** `dateTime` is sent without a zone (the first 19 characters), other dates as they are (spec 000, 5). */
const dateEdit = (schema: Schema, collection: string, field: string | null, iso: string | null): Item => {
  const definition = field === null ? null : fieldOf(schema, collection, field);
  if (definition === null || iso === null) return {};
  return { [definition.field]: definition.type === 'dateTime' ? iso.slice(0, 19) : iso };
};

/** The edits after an event was moved or resized; the end only when there is an end field and value. */
export const eventEdits = (
  schema: Schema,
  collection: string,
  options: CalendarOptions,
  { start, end }: EventMove,
): Item => ({
  ...dateEdit(schema, collection, options.startDateField, start),
  ...dateEdit(schema, collection, options.endDateField, end),
});
