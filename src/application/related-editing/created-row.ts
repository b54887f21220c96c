import {
  collectionOfRow,
  fieldRelations,
  hasRow,
  isSameKey,
  type Item,
  keyIn,
  keyOf,
  type PrimaryKey,
  type ToMany,
  valueIn,
} from '../../domain/items';
import { MAX_NESTED_ROWS, similarItemFilter } from '../../domain/query';
import { fieldOf, isSecret, type Schema } from '../../domain/schema';
import { isStoredAsIn } from '../../domain/values';
import { type Call, isJsonObject, type Json, mapCall } from '../../kernel';
import type { LinkedItemDependencies } from './linked-item';

/** A new row that a write has sent without a key. */
export interface SentRow {
  readonly list: ToMany;
  /** The key of the item that the list belongs to. */
  readonly parent: PrimaryKey;
  readonly values: Item;
  /** The keys of the list before the write, as far as they are known. */
  readonly known: readonly PrimaryKey[];
}

/** Whether an item has the values that were sent for it. Lists, secrets and unreadable fields are not compared. */
const hasValues = (schema: Schema, collection: string, sent: Item, item: Item): boolean => {
  const relations = fieldRelations(schema, collection);
  const isStoredAs = isStoredAsIn(schema, collection);
  return Object.entries(sent).every(([name, value]) => {
    const field = fieldOf(schema, collection, name);
    if (field === null || !Object.hasOwn(item, name) || relations.listOf(name) !== null || isSecret(field)) return true;
    const stored = valueIn(item, name);
    const to = relations.itemOf(name, sent);
    return to === null ? isStoredAs(name, value, stored) : isSentItem(schema, to, value, stored);
  });
};

/** The same for a value that leads to an item: by its key or, of a new one, by its values. */
const isSentItem = (
  schema: Schema,
  { collection, primaryKey }: { readonly collection: string; readonly primaryKey: string },
  sent: Json,
  stored: Json,
): boolean => {
  const [key, storedKey] = [keyIn(sent, primaryKey), keyIn(stored, primaryKey)];
  if (sent === null) return stored === null;
  if (key !== null) return storedKey !== null && isSameKey(key, storedKey);
  return isJsonObject(sent) && isJsonObject(stored) ? hasValues(schema, collection, sent, stored) : stored !== null;
};

/**
 * The key of the row that the server has created for these values: the only one in the list with them that was not in
 * it before. Null if it is not certain which one that is, as another user may have added an equal row.
 */
export const findCreatedRow = (
  { items, schema: { schema } }: LinkedItemDependencies,
  { list, parent, values, known }: SentRow,
): Call<PrimaryKey | null> => {
  const { collection, foreignKey, primaryKey, junction } = list;
  const isOfParent = { [foreignKey]: { _eq: parent } };
  const similar = similarItemFilter(schema, collection, values);
  const to = junction === null ? null : collectionOfRow(list, values);
  const isNewItem = junction !== null && isJsonObject(valueIn(values, junction.field));
  const segment = junction === null || junction.collectionField === null ? junction?.field : `${junction.field}:${to}`;
  const query = {
    fields: isNewItem ? ['*', `${segment}.*`] : ['*'],
    filter: similar === null ? isOfParent : { _and: [isOfParent, similar] },
    sort: [`-${primaryKey}`],
    limit: MAX_NESTED_ROWS,
  };
  return items.list(collection, query).pipe(
    mapCall((rows) => {
      const found = rows.flatMap((row) => {
        const key = keyOf(row, primaryKey);
        return key !== null && !hasRow(known, key) && hasValues(schema, collection, values, row) ? [key] : [];
      });
      // Of a longer list further rows may have the same values.
      return found.length === 1 && rows.length < MAX_NESTED_ROWS ? (found[0] ?? null) : null;
    }),
  );
};
