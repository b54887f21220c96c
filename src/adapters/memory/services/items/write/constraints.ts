import type { Item, PrimaryKey } from '../../../../../domain/items';
import type { Field } from '../../../../../domain/schema';
import type { Json } from '../../../../../kernel';
import { databaseError, notNull, notUnique, apiException } from '../../../api-error';
import type { Database } from '../../../world/database';
import type { ForeignKey } from '../../../world/model';

const isTaken = (
  database: Database,
  collection: string,
  field: string,
  value: Json,
  except: PrimaryKey | null,
): boolean => {
  const keyField = database.model.keyField(collection);
  const rows =
    typeof value === 'object' ? database.rows(collection) : database.rowsWhere(collection, field, String(value));
  return rows.some((row) => row[field] === value && (except === null || String(row[keyField]) !== String(except)));
};

const assertNotNull = (collection: string, { field, schema }: Field, row: Item): void => {
  const mayBeNull = schema === null || (schema.is_nullable && !schema.is_primary_key);
  if ((row[field] ?? null) === null && !mayBeNull) throw notNull(collection, field);
};

const assertUnique = (
  database: Database,
  collection: string,
  { field }: Field,
  row: Item,
  except: PrimaryKey | null,
): void => {
  const value = row[field] ?? null;
  if (value !== null && isTaken(database, collection, field, value, except)) throw notUnique(collection, field);
};

/** In the database's order: an auto-increment key first, then the newest index first, any other key last. */
const uniqueColumns = (columns: readonly Field[]): readonly Field[] => {
  const keys = columns.filter(({ schema }) => schema?.is_primary_key);
  const others = columns.filter(({ schema }) => schema?.is_unique && !schema.is_primary_key).toReversed();
  const isCounted = ({ type }: Field): boolean => type === 'integer';
  return [...keys.filter(isCounted), ...others, ...keys.filter((key) => !isCounted(key))];
};

/** Throws when the database would reject the row's columns. `except` is the key of the replaced row. */
export const checkColumns = (database: Database, collection: string, row: Item, except: PrimaryKey | null): void => {
  const columns = database.model.columnsOf(collection);
  for (const column of columns) assertNotNull(collection, column, row);
  for (const column of uniqueColumns(columns)) assertUnique(database, collection, column, row, except);
};

/** Throws when the row references a missing item. */
export const checkForeignKeys = (database: Database, collection: string, row: Item): void => {
  for (const { field, related } of database.model.foreignKeysOf(collection)) {
    const value = row[field] ?? null;
    const isSelf = related === collection && String(value) === String(row[database.model.keyField(collection)]);
    const isKey = typeof value === 'string' || typeof value === 'number';
    const isMissing = value !== null && !isSelf && (!isKey || database.row(related, value) === null);
    if (isMissing) throw apiException(400, 'INVALID_FOREIGN_KEY', 'Invalid foreign key.');
  }
};

const referencingRows = (database: Database, foreignKey: ForeignKey, key: PrimaryKey): readonly Item[] =>
  database.rowsWhere(foreignKey.collection, foreignKey.field, key);

const keyOfRow = (database: Database, collection: string, row: Item): PrimaryKey =>
  row[database.model.keyField(collection)] as PrimaryKey;

interface RemovedRow {
  readonly collection: string;
  readonly key: PrimaryKey;
}

/** The new value of a reference to a removed item; undefined when it stays. */
const replacementFor = (database: Database, { collection, field, onDelete }: ForeignKey): Json | undefined => {
  if (onDelete === 'SET NULL') return null;
  return onDelete === 'SET DEFAULT'
    ? (database.model.field(collection, field)?.schema?.default_value ?? null)
    : undefined;
};

/** Removes a row and applies the rules of the rows that reference it. Returns all removed rows. */
const removeRow = (database: Database, { collection, key }: RemovedRow): readonly RemovedRow[] => {
  if (database.row(collection, key) === null) return [];
  database.remove(collection, key);
  const cascaded = database.model.foreignKeysTo(collection).flatMap((foreignKey) =>
    referencingRows(database, foreignKey, key).flatMap((row) => {
      const other = keyOfRow(database, foreignKey.collection, row);
      if (foreignKey.onDelete === 'CASCADE')
        return removeRow(database, { collection: foreignKey.collection, key: other });
      const replacement = replacementFor(database, foreignKey);
      if (replacement !== undefined)
        database.put(foreignKey.collection, other, { ...row, [foreignKey.field]: replacement });
      return [];
    }),
  );
  return [{ collection, key }, ...cascaded];
};

const isDangling = (database: Database, foreignKey: ForeignKey, row: Item): boolean => {
  const value = row[foreignKey.field] ?? null;
  return value !== null && database.row(foreignKey.related, value as PrimaryKey) === null;
};

/** A default may reference the removed item too, or none at all. */
const leavesDangling = (database: Database, { collection, key }: RemovedRow): boolean =>
  database.model.foreignKeysTo(collection).some((foreignKey) => {
    if (foreignKey.onDelete === 'NO ACTION') return referencingRows(database, foreignKey, key).length > 0;
    return (
      foreignKey.onDelete === 'SET DEFAULT' &&
      database.rows(foreignKey.collection).some((row) => isDangling(database, foreignKey, row))
    );
  });

/**
 * Removes rows in one statement, with the rules of the rows that reference them. Throws when a reference to a removed
 * row remains afterwards; removed rows may reference each other.
 */
export const removeRows = (database: Database, collection: string, keys: readonly PrimaryKey[]): void => {
  const removed = keys.flatMap((key) => removeRow(database, { collection, key }));
  if (removed.some((one) => leavesDangling(database, one)))
    throw databaseError('CONSTRAINT: FOREIGN KEY constraint failed');
};
