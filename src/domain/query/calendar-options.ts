import type { Json } from '../../kernel';
import { fieldOf, fieldsOf, type Field, type FieldType, type Schema } from '../schema';
import { objectIn, textIn } from './saved-part';

/** Month, week, day and list, as the calendar calls and presets keep them; the first is the usual one. */
export const CALENDAR_VIEWS = ['dayGridMonth', 'timeGridWeek', 'timeGridDay', 'listWeek'] as const;

export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** What a calendar shows (spec 000, 3). */
export interface CalendarOptions {
  /** What events are called; null for the name of the item. */
  readonly template: string | null;
  /** Where it was left: the view, and the first day of it as ISO text. */
  readonly viewInfo: { readonly type: CalendarView; readonly startDateStr: string | null };
  readonly startDateField: string | null;
  readonly endDateField: string | null;
}

const DATE_TYPES: readonly FieldType[] = ['timestamp', 'dateTime', 'date'];

/** Fields that can say when an event starts or ends. */
export const calendarFields = (schema: Schema, collection: string): readonly Field[] =>
  fieldsOf(schema, collection).filter((field) => DATE_TYPES.includes(field.type));

/** What a preset says of the calendar, from its `layout_options`. Total: nonsense is as if it was not there. */
export const decodeCalendarOptions = (schema: Schema, collection: string, layoutOptions: Json): CalendarOptions => {
  const part = objectIn(layoutOptions, 'calendar');
  const view = objectIn(part, 'viewInfo');
  const dateField = (name: string): string | null => {
    const field = fieldOf(schema, collection, textIn(part, name) ?? '');
    return field !== null && DATE_TYPES.includes(field.type) ? field.field : null;
  };
  const start = textIn(view, 'startDateStr');
  return {
    template: textIn(part, 'template'),
    viewInfo: {
      type: CALENDAR_VIEWS.find((name) => name === view['type']) ?? CALENDAR_VIEWS[0],
      startDateStr:
        start !== null && /^\d{4}-\d{2}-\d{2}/.test(start) && !Number.isNaN(Date.parse(start)) ? start : null,
    },
    startDateField: dateField('startDateField'),
    endDateField: dateField('endDateField'),
  };
};
