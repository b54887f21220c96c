import {
  instantOf,
  newGroup,
  toApiFilter,
  type Filter,
  type FilterCondition,
  type FilterNode,
  type FilterOperator,
} from '../../filters';
import { fieldOf, primaryKeyOf, type Field, type FieldType, type Schema } from '../../schema';
import { collectionTemplate } from '../../templates';
import type { CalendarOptions } from './calendar';
import type { ItemsQuery } from '../items-query';

/** The visible range: ISO texts with the zone of the browser. */
export interface CalendarRange {
  readonly start: string;
  readonly end: string;
}

/** A bound in the format of the column: a day, a time without a zone, or an instant. */
const boundText = (type: FieldType, iso: string): string => {
  if (type === 'date') return iso.slice(0, 10);
  if (type === 'dateTime') return iso.slice(0, 19);
  const instant = instantOf(iso);
  return instant === null ? iso : new Date(instant).toISOString();
};

const bound = ({ field, type }: Field, operator: FilterOperator, iso: string): FilterCondition => ({
  kind: 'condition',
  key: `calendar-${field}-${operator}`,
  field,
  operator,
  value: boundText(type, iso),
  locked: true,
  hidden: true,
});

/**
 * Hidden filters: events that start in the range, and earlier ones that end after its start. Empty without a start
 * field.
 */
export const rangeFilters = (
  schema: Schema,
  collection: string,
  { startDateField, endDateField }: CalendarOptions,
  range: CalendarRange,
): readonly FilterNode[] => {
  const start = fieldOf(schema, collection, startDateField ?? '');
  const end = fieldOf(schema, collection, endDateField ?? '');
  if (start === null) return [];
  const startsInRange = bound(start, 'gte', range.start);
  const overlaps =
    end === null || end === start
      ? startsInRange
      : newGroup('calendar-reach', 'or', [startsInRange, bound(end, 'gte', range.start)]);
  return [overlaps, bound(start, 'lte', range.end)];
};

/**
 * The request of a calendar: all events of the visible range, with the fields of title, dates and colour. Null without a
 * start field.
 */
export const calendarItemsQuery = (
  schema: Schema,
  collection: string,
  options: CalendarOptions,
  range: CalendarRange,
  { search, filter }: { readonly search: string; readonly filter: Filter | null },
): ItemsQuery | null => {
  const inRange = toApiFilter(rangeFilters(schema, collection, options, range));
  if (inRange === null) return null;
  const paths = [
    primaryKeyOf(schema, collection)?.field,
    ...collectionTemplate(schema, collection, options.template).fields,
    options.startDateField,
    options.endDateField,
    options.colorField,
  ];
  return {
    fields: [...new Set(paths.filter((path) => typeof path === 'string'))],
    filter: filter === null ? inRange : { _and: [filter, inRange] },
    limit: -1,
    ...(search === '' ? {} : { search }),
  };
};
