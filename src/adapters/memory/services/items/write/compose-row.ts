import type { Item } from '../../../../../domain/items';
import type { Field } from '../../../../../domain/schema';
import { isJsonObject, type Json } from '../../../../../kernel';
import type { Accountability } from '../../../accountability';
import { uuid } from '../../../identifiers';
import type { Model } from '../../../world/model';
import { EMPTY_VALUES, storedValue, toTimestamp } from '../stored-value';

/** Author and time of a write. */
export interface WriteStamp {
  readonly who: Accountability;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const hasSpecial = (field: Field, special: string): boolean => field.meta?.special.includes(special) ?? false;

const defaultOf = (field: Field, { now }: WriteStamp): Json => {
  const value = field.schema?.default_value ?? null;
  return value === 'CURRENT_TIMESTAMP' ? toTimestamp(now) : value;
};

/** The value that the server sets in a new row; undefined when it keeps the sent one. */
const createValue = (field: Field, sent: Json, { who, now }: WriteStamp): Json | undefined => {
  if (hasSpecial(field, 'date-created')) return toTimestamp(now);
  if (hasSpecial(field, 'user-created')) return who.user;
  return hasSpecial(field, 'uuid') && (sent === null || sent === '') ? uuid() : undefined;
};

const updateValue = (field: Field, { who, now }: WriteStamp): Json | undefined => {
  if (hasSpecial(field, 'date-updated')) return toTimestamp(now);
  return hasSpecial(field, 'user-updated') ? who.user : undefined;
};

/** A new row of sent values, defaults and server-set values. Unknown fields are dropped. */
export const newRow = (model: Model, collection: string, payload: Item, stamp: WriteStamp): Item => {
  return Object.fromEntries(
    model.columnsOf(collection).map((field) => {
      const sent = payload[field.field];
      const serverValue = createValue(field, sent ?? null, stamp);
      return [
        field.field,
        storedValue(field, serverValue ?? (sent === undefined ? defaultOf(field, stamp) : sent), model),
      ];
    }),
  );
};

/** The row after an update. The key never changes; audit fields do, even when nothing else was sent. */
export const changedRow = (model: Model, collection: string, row: Item, payload: Item, stamp: WriteStamp): Item => {
  const columns = model.columnsOf(collection).filter((field) => field.field !== model.keyField(collection));
  const sent = columns.filter((field) => Object.hasOwn(payload, field.field));
  const changes = sent.map((field) => [field.field, storedValue(field, payload[field.field] ?? null, model)] as const);
  const auditValues = columns.flatMap((field) => {
    const value = updateValue(field, stamp);
    return value === undefined ? [] : [[field.field, value] as const];
  });
  return { ...row, ...Object.fromEntries([...changes, ...auditValues]) };
};

const DATE_TYPES = ['date', 'dateTime', 'timestamp'];

const isoOf = (value: Json): Json => {
  const instant =
    typeof value === 'string' && value !== '' ? Date.parse(value.length > 10 ? `${value}Z` : value) : Number.NaN;
  return Number.isNaN(instant) ? value : new Date(instant).toISOString();
};

/** The value as written to the database: as sent, except for text, dates and hashes. */
const deltaValue = (field: Field, sent: Json, stored: Json): Json => {
  if (DATE_TYPES.includes(field.type)) return EMPTY_VALUES.includes(sent) ? sent : isoOf(stored);
  if (field.type === 'hash') return EMPTY_VALUES.includes(sent) ? sent : stored;
  if (field.type === 'csv' && Array.isArray(sent)) return sent.join(',');
  return Array.isArray(sent) || isJsonObject(sent) ? JSON.stringify(sent) : sent;
};

/** The value of an audit field that an update sets. */
const auditValue = (field: Field, { who, now }: WriteStamp): Json | undefined => {
  const special = field.meta?.special ?? [];
  if (special.includes('date-updated')) return new Date(now).toISOString();
  return special.includes('user-updated') ? who.user : undefined;
};

/**
 * The values that an update wrote, for its revision: sent columns except the key, and audit fields. `row` is the row
 * afterwards.
 */
export const revisionDelta = (
  model: Model,
  collection: string,
  payload: Item,
  row: Item | null,
  stamp: WriteStamp,
): Item =>
  Object.fromEntries(
    model.columnsOf(collection).flatMap((field) => {
      const value = auditValue(field, stamp);
      if (value !== undefined) return [[field.field, value] as const];
      const sent = payload[field.field];
      if (sent === undefined || field.field === model.keyField(collection)) return [];
      return [
        [
          field.field,
          deltaValue(field, sent, row === null ? storedValue(field, sent, model) : (row[field.field] ?? null)),
        ] as const,
      ];
    }),
  );
