import type { Field } from '../../../../domain/schema';
import { isJsonObject, type Json } from '../../../../kernel';
import { databaseError, notUnique, apiException } from '../../api-error';
import type { Database } from '../../world/database';
import { toTimestamp } from '../items';
import { storedValue } from '../items/stored-value';

const valuesOf = (database: Database, { collection, field }: Field): readonly Json[] =>
  database.rows(collection).map((row) => row[field] ?? null);

const repeats = (values: readonly Json[]): boolean => {
  const told = values.filter((value) => value !== null).map((value) => JSON.stringify(value));
  return new Set(told).size < told.length;
};

/** Refuses a column that the database could not add to the rows there are. */
export const assertAddable = (database: Database, field: Field): void => {
  const { schema, collection } = field;
  if (schema === null) return;
  if (schema.is_primary_key) throw databaseError('ERROR: Cannot add a PRIMARY KEY column');
  const rows = database.rows(collection).length;
  if (!schema.is_nullable && schema.default_value === null && rows > 0) {
    throw databaseError('ERROR: Cannot add a NOT NULL column with default value NULL');
  }
  if (schema.is_unique && schema.default_value !== null && rows > 1) {
    throw databaseError(`CONSTRAINT: UNIQUE constraint failed: ${collection}.${field.field}`);
  }
};

/** Gives every row that is there the default of a column that is new. */
export const fillColumn = (database: Database, { collection, field, schema }: Field, now: number): void => {
  const usual = schema?.default_value ?? null;
  const value = usual === 'CURRENT_TIMESTAMP' ? toTimestamp(now) : usual;
  database.changeAll(collection, (row) => ({ ...row, [field]: value }));
};

/** Refuses a column that the values there are do not fit. */
export const assertFitting = (database: Database, before: Field, after: Field): void => {
  const { collection, field, schema } = after;
  if (before.schema?.is_primary_key || schema?.is_primary_key)
    throw databaseError('ERROR: A table has one primary key.');
  const values = valuesOf(database, after);
  if (schema !== null && !schema.is_nullable && values.includes(null)) {
    throw apiException(400, 'CONTAINS_NULL_VALUES', `Field "${field}" contains null values.`);
  }
  if (schema?.is_unique && repeats(values)) throw notUnique(collection, field);
};

/** A value as the database holds it, whatever its type makes of it. */
const rawValue = (field: Field, value: Json): Json => {
  if (field.type === 'csv' && Array.isArray(value)) return value.join(',');
  if (typeof value === 'boolean') return value ? 1 : 0;
  return Array.isArray(value) || isJsonObject(value) ? JSON.stringify(value) : value;
};

/** Reads every value of a column anew when its type has changed. What is hashed stays, for nobody can read it. */
export const convertColumn = (database: Database, before: Field, after: Field): void => {
  const { collection, field } = after;
  if (before.type === after.type || after.type === 'hash') return;
  database.changeAll(collection, (row) => ({
    ...row,
    [field]: storedValue(after, rawValue(before, row[field] ?? null)),
  }));
};
