import type { Field } from '../../../../domain/schema';
import { isJsonObject, type Json } from '../../../../kernel';
import { databaseError, notUnique, apiException } from '../../api-error';
import type { Database } from '../../world/database';
import { toTimestamp } from '../items';
import { storedValue } from '../items/stored-value';

const valuesOf = (database: Database, { collection, field }: Field): readonly Json[] =>
  database.rows(collection).map((row) => row[field] ?? null);

const repeats = (values: readonly Json[]): boolean => {
  const texts = values.filter((value) => value !== null).map((value) => JSON.stringify(value));
  return new Set(texts).size < texts.length;
};

/** Throws when the database could not add the column to existing rows. */
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

/** Sets the default of a new column in all rows. */
export const fillColumn = (database: Database, { collection, field, schema }: Field, now: number): void => {
  const defaultValue = schema?.default_value ?? null;
  const value = defaultValue === 'CURRENT_TIMESTAMP' ? toTimestamp(now) : defaultValue;
  database.changeAll(collection, (row) => ({ ...row, [field]: value }));
};

/** Throws when existing values do not fit the column. */
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

/** The value as the database stores it, regardless of the type. */
const rawValue = (field: Field, value: Json): Json => {
  if (field.type === 'csv' && Array.isArray(value)) return value.join(',');
  if (typeof value === 'boolean') return value ? 1 : 0;
  return Array.isArray(value) || isJsonObject(value) ? JSON.stringify(value) : value;
};

/** Converts all values of a column to its new type. Hashes stay, because they cannot be read. */
export const convertColumn = (database: Database, before: Field, after: Field): void => {
  const { collection, field } = after;
  if (before.type === after.type || after.type === 'hash') return;
  database.changeAll(collection, (row) => ({
    ...row,
    [field]: storedValue(after, rawValue(before, row[field] ?? null), database.model),
  }));
};
