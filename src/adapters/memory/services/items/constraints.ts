import type { Item, PrimaryKey } from '../../../../domain/items';
import type { Field } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';
import { databaseError, refusal } from '../../api-error';
import type { Database } from '../../database';
import type { Guard } from '../../model';

const taken = (database: Database, collection: string, field: string, value: Json, except: PrimaryKey | null): boolean => {
  const keyField = database.model.keyField(collection);
  return database
    .rows(collection)
    .some((row) => row[field] === value && (except === null || String(row[keyField]) !== String(except)));
};

/** Of all that has to be unique, only an address that is taken is named in the answer. */
const checkColumn = (database: Database, collection: string, column: Field, row: Item, except: PrimaryKey | null): void => {
  const { field, schema } = column;
  const value = row[field] ?? null;
  const mayBeNull = schema === null || (schema.is_nullable && !schema.is_primary_key);
  if (value === null && !mayBeNull) {
    throw refusal(400, 'NOT_NULL_VIOLATION', `Value for field "${field}" can't be null.`, { collection, field });
  }
  const isUnique = schema !== null && (schema.is_unique || schema.is_primary_key);
  if (value !== null && isUnique && taken(database, collection, field, value, except)) {
    const address = collection === 'directus_users' && field === 'email' ? { invalid: value } : {};
    throw refusal(400, 'RECORD_NOT_UNIQUE', `Field "${field}" has to be unique.`, { collection, field, ...address });
  }
};

/** Refuses a row whose columns the database would refuse. `except` is the key of the row it takes the place of. */
export const checkColumns = (database: Database, collection: string, row: Item, except: PrimaryKey | null): void => {
  for (const column of database.model.columnsOf(collection)) checkColumn(database, collection, column, row, except);
};

/** Refuses a row that points to an item that is not there. */
export const checkGuards = (database: Database, collection: string, row: Item): void => {
  for (const { field, related } of database.model.guardsOf(collection)) {
    const value = row[field] ?? null;
    const own = related === collection && String(value) === String(row[database.model.keyField(collection)]);
    const isKey = typeof value === 'string' || typeof value === 'number';
    const dangling = value !== null && !own && (!isKey || database.row(related, value) === null);
    if (dangling) throw refusal(400, 'INVALID_FOREIGN_KEY', 'Invalid foreign key.');
  }
};

const pointingTo = (database: Database, guard: Guard, key: PrimaryKey): readonly Item[] =>
  database.rows(guard.collection).filter((row) => row[guard.field] !== null && String(row[guard.field]) === String(key));

const keyOfRow = (database: Database, collection: string, row: Item): PrimaryKey =>
  row[database.model.keyField(collection)] as PrimaryKey;

/** Removes a row, having seen to all rows that point to it; refuses when one of them must not lose it. */
export const removeRow = (database: Database, collection: string, key: PrimaryKey): void => {
  database.remove(collection, key);
  for (const guard of database.model.guardsTo(collection)) {
    for (const row of pointingTo(database, guard, key)) {
      const other = keyOfRow(database, guard.collection, row);
      if (guard.onDelete === 'CASCADE') removeRow(database, guard.collection, other);
      else if (guard.onDelete === 'SET NULL') database.put(guard.collection, other, { ...row, [guard.field]: null });
      else throw databaseError('CONSTRAINT: FOREIGN KEY constraint failed');
    }
  }
};
