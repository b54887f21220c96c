import type { Item } from '../../../../domain/items';
import type { Field } from '../../../../domain/schema';
import { isJsonObject, type Json } from '../../../../kernel';
import type { Model } from '../../world/model';
import type { Writing } from './compose-row';
import { EMPTY, storedValue } from './stored-value';

const DATES = ['date', 'dateTime', 'timestamp'];

const isoOf = (value: Json): Json => {
  const instant =
    typeof value === 'string' && value !== '' ? Date.parse(value.length > 10 ? `${value}Z` : value) : Number.NaN;
  return Number.isNaN(instant) ? value : new Date(instant).toISOString();
};

/** A value on its way into the database: as it was sent, but for what becomes text, a moment or a hash on the way. */
const writtenValue = (field: Field, sent: Json, stored: Json): Json => {
  if (DATES.includes(field.type)) return EMPTY.includes(sent) ? sent : isoOf(stored);
  if (field.type === 'hash') return EMPTY.includes(sent) ? sent : stored;
  if (field.type === 'csv' && Array.isArray(sent)) return sent.join(',');
  return Array.isArray(sent) || isJsonObject(sent) ? JSON.stringify(sent) : sent;
};

/** What an update writes by itself: who and when. */
const stampOf = (field: Field, { who, now }: Writing): Json | undefined => {
  const special = field.meta?.special ?? [];
  if (special.includes('date-updated')) return new Date(now).toISOString();
  return special.includes('user-updated') ? who.user : undefined;
};

/** What an update has written: its columns among what was sent but the key, and the stamps. `row` is the row afterwards. */
export const writtenValues = (
  model: Model,
  collection: string,
  payload: Item,
  row: Item | null,
  writing: Writing,
): Item =>
  Object.fromEntries(
    model.columnsOf(collection).flatMap((field) => {
      const stamp = stampOf(field, writing);
      if (stamp !== undefined) return [[field.field, stamp] as const];
      const sent = payload[field.field];
      if (sent === undefined || field.field === model.keyField(collection)) return [];
      return [
        [
          field.field,
          writtenValue(field, sent, row === null ? storedValue(field, sent) : (row[field.field] ?? null)),
        ] as const,
      ];
    }),
  );
