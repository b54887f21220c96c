import type { Item } from '../../../../domain/items';
import type { Field } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import { uuid } from '../../identifiers';
import type { Model } from '../../world/model';
import { moment, storedValue } from './stored-value';

/** When and by whom a row is written. */
export interface Writing {
  readonly who: Accountability;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const has = (field: Field, special: string): boolean => field.meta?.special.includes(special) ?? false;

const defaultOf = (field: Field, { now }: Writing): Json => {
  const value = field.schema?.default_value ?? null;
  return value === 'CURRENT_TIMESTAMP' ? moment(now) : value;
};

/** What the platform writes into a new row whatever was sent; undefined where it leaves that to the sender. */
const createdValue = (field: Field, sent: Json, { who, now }: Writing): Json | undefined => {
  if (has(field, 'date-created')) return moment(now);
  if (has(field, 'user-created')) return who.user;
  return has(field, 'uuid') && (sent === null || sent === '') ? uuid() : undefined;
};

const updatedValue = (field: Field, { who, now }: Writing): Json | undefined => {
  if (has(field, 'date-updated')) return moment(now);
  return has(field, 'user-updated') ? who.user : undefined;
};

/** A new row out of what was sent, the defaults and what the platform writes by itself. Unknown fields are dropped. */
export const newRow = (model: Model, collection: string, payload: Item, writing: Writing): Item => {
  return Object.fromEntries(
    model.columnsOf(collection).map((field) => {
      const sent = payload[field.field];
      const own = createdValue(field, sent ?? null, writing);
      return [field.field, storedValue(field, own ?? (sent === undefined ? defaultOf(field, writing) : sent))];
    }),
  );
};

/** The row after an update. The key never changes; the stamps of an update do, even when nothing else is sent. */
export const changedRow = (model: Model, collection: string, row: Item, payload: Item, writing: Writing): Item => {
  const columns = model.columnsOf(collection).filter((field) => field.field !== model.keyField(collection));
  const sent = columns.filter((field) => Object.hasOwn(payload, field.field));
  const changes = sent.map((field) => [field.field, storedValue(field, payload[field.field] ?? null)] as const);
  const stamps = columns.flatMap((field) => {
    const stamp = updatedValue(field, writing);
    return stamp === undefined ? [] : [[field.field, stamp] as const];
  });
  return { ...row, ...Object.fromEntries([...changes, ...stamps]) };
};
