import { isJsonObject, type Json } from '../../../kernel';
import { relationsOf, type RelationIndex } from '../../relations';
import { primaryKeyOf, type Schema } from '../../schema';
import { valueIn, type Item } from '../item';
import { collectionOfRow, toManyOf, type ToMany } from '../lists/to-many';
import { applyNestedWrite } from '../lists/apply-edits';

/** A related item that a copy would include. */
export interface CopiedItem {
  readonly collection: string;
  /** Its values as far as they were read; at least its key. */
  readonly values: Item;
  /** The position of its row in a list with its edits, from 0. */
  readonly position: number;
}

const asItem = (schema: Schema, collection: string, value: Json): Item | null => {
  if (isJsonObject(value)) return value;
  const key = primaryKeyOf(schema, collection)?.field;
  return key === undefined || value === null || typeof value === 'object' ? null : { [key]: value };
};

const ofRow = (schema: Schema, list: ToMany, row: Item, position: number): readonly CopiedItem[] => {
  const collection = collectionOfRow(list, row);
  const value = list.junction === null ? row : valueIn(row, list.junction.field);
  const values = collection === null ? null : asItem(schema, collection, value);
  return collection === null || values === null ? [] : [{ collection, values, position }];
};

/**
 * The items behind a relation with their edits applied: those that a copy would include. `item` was read with
 * `duplicationFields`. Items that are only linked in the edits are unknown here and stay out, as in the copy.
 */
export const copiedItems = (
  schema: Schema,
  index: RelationIndex,
  collection: string,
  field: string,
  item: Item,
  edits: Item,
): readonly CopiedItem[] => {
  const list = toManyOf(schema, index, collection, field);
  if (list !== null) {
    const read = valueIn(item, field);
    const rows = Array.isArray(read) ? (read as readonly Json[]).filter(isJsonObject) : [];
    return applyNestedWrite(rows, valueIn(edits, field), list).flatMap((row, position) =>
      ofRow(schema, list, row, position),
    );
  }
  const related = relationsOf(index, collection, field)[0]?.related_collection ?? null;
  const values =
    related === null ? null : asItem(schema, related, valueIn(Object.hasOwn(edits, field) ? edits : item, field));
  return related === null || values === null ? [] : [{ collection: related, values, position: 0 }];
};
