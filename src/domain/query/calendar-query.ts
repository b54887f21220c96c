import { instantOf, toApiFilter, type Filter, type FilterCondition, type FilterOperator } from '../filters';
import { fieldOf, primaryKeyOf, type FieldType, type Schema } from '../schema';
import { collectionTemplate } from '../templates';
import type { CalendarOptions } from './calendar-options';
import type { ItemsQuery } from './items-query';

/** What is in sight: ISO texts with the zone of whoever looks. */
export interface CalendarRange {
  readonly start: string;
  readonly end: string;
}

/** A bound in the words of the column: a day, a time without a zone, or an instant. */
const boundText = (type: FieldType, iso: string): string => {
  if (type === 'date') return iso.slice(0, 10);
  if (type === 'dateTime') return iso.slice(0, 19);
  const instant = instantOf(iso);
  return instant === null ? iso : new Date(instant).toISOString();
};

const bound = (field: string, operator: FilterOperator, value: string): FilterCondition => ({
  kind: 'condition',
  key: `calendar-${operator}`,
  field,
  operator,
  value,
  locked: true,
  hidden: true,
});

/** The filter nobody sees: events that start in what is in sight. Empty without a start field. */
export const rangeFilters = (
  schema: Schema,
  collection: string,
  { startDateField }: CalendarOptions,
  { start, end }: CalendarRange,
): readonly FilterCondition[] => {
  const field = startDateField === null ? null : fieldOf(schema, collection, startDateField);
  if (field === null) return [];
  return [bound(field.field, 'gte', boundText(field.type, start)), bound(field.field, 'lte', boundText(field.type, end))];
};

/**
 * The request behind a calendar: everything in sight, with what titles and dates need. Null without a start field, for
 * then there is nothing to put on a day.
 */
export const calendarItemsQuery = (
  schema: Schema,
  collection: string,
  options: CalendarOptions,
  range: CalendarRange,
  { search, filter }: { readonly search: string; readonly filter: Filter | null },
): ItemsQuery | null => {
  const inSight = toApiFilter(rangeFilters(schema, collection, options, range));
  if (inSight === null) return null;
  const paths = [
    primaryKeyOf(schema, collection)?.field,
    ...collectionTemplate(schema, collection, options.template).fields,
    options.startDateField,
    options.endDateField,
  ];
  return {
    fields: [...new Set(paths.filter((path) => typeof path === 'string'))],
    filter: filter === null ? inSight : { _and: [filter, inSight] },
    limit: -1,
    ...(search === '' ? {} : { search }),
  };
};
