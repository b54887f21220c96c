import { isJsonObject, type Json } from '../../../kernel';
import { fieldsOf, isAlias, isPrimaryKey, primaryKeyOf } from '../../schema';
import type { CopyModes } from './copy-modes';
import { type CopyModel, isTranslated, objectsIn, relatedCollection } from './duplicate';
import { type Item, keyIn, keyOf, omitFields, valueIn } from '../item';
import { isNestedWrite, stagedOf, updateValues } from '../lists/nested-write';
import type { FieldRelations } from '../lists/rebase';
import { isSameKey } from '../lists/staged';
import { type ToMany, toManyOf } from '../lists/to-many';

const withoutEmpty = (values: Readonly<Record<string, Json>>): Item | null => {
  const filled = Object.entries(values).filter(([, value]) => value !== null);
  return filled.length === 0 ? null : Object.fromEntries(filled);
};

/** A copied item contains the new rows of its lists only: linked, edited and removed rows stay with the original. */
const uncopiedOfItem = (model: CopyModel, collection: string, edits: Item): Item | null =>
  withoutEmpty(
    Object.fromEntries(
      fieldsOf(model.schema, collection).flatMap((field): readonly (readonly [string, Json])[] => {
        if (isPrimaryKey(field) || !isAlias(field)) return [];
        const value = valueIn(edits, field.field);
        if (!isNestedWrite(value)) return [[field.field, value]];
        const left = omitFields(value, ['create']);
        return [[field.field, Object.keys(left).length === 0 ? null : left]];
      }),
    ),
  );

/** The same with the key of the item, without which the edits would be those of a new one. */
const uncopiedOfRelated = (model: CopyModel, related: string | null, edits: Json): Item | null => {
  const primaryKey = related === null ? undefined : primaryKeyOf(model.schema, related)?.field;
  if (related === null || primaryKey === undefined || !isJsonObject(edits)) return null;
  const key = valueIn(edits, primaryKey);
  const left = key === null ? null : uncopiedOfItem(model, related, edits);
  return left === null ? null : { ...left, [primaryKey]: key };
};

const relatedOf = (row: Item, entry: Item, { junction }: ToMany): string | null => {
  if (junction === null) return null;
  if (junction.collection !== null) return junction.collection;
  const name = valueIn({ ...row, ...entry }, junction.collectionField ?? '');
  return typeof name === 'string' ? name : null;
};

/** What stays of the edit of one row; the whole edit for a row that the copy lacks. */
const uncopiedOfRow = (
  model: CopyModel,
  list: ToMany,
  rows: readonly Item[],
  entry: Item,
  copiesRelated: boolean,
): Item | null => {
  const key = keyOf(entry, list.primaryKey);
  const row = rows.find((each) => {
    const other = keyOf(each, list.primaryKey);
    return key !== null && other !== null && isSameKey(key, other);
  });
  if (row === undefined) return entry;
  const values = updateValues(list, entry);
  const name = list.junction?.field ?? '';
  const related = copiesRelated ? uncopiedOfRelated(model, relatedOf(row, entry, list), valueIn(values, name)) : null;
  const left = withoutEmpty({
    ...uncopiedOfItem(model, list.collection, values),
    [name]: related,
    [list.foreignKey]: valueIn(values, list.foreignKey),
  });
  return left === null ? null : { ...omitFields(entry, Object.keys(values)), ...left };
};

const uncopiedOfList = (
  model: CopyModel,
  list: ToMany,
  rows: readonly Item[],
  write: Json,
  copiesRelated: boolean,
): Json => {
  if (!isNestedWrite(write)) return write;
  const update = objectsIn(valueIn(write, 'update')).flatMap((entry) => {
    const isRemoved = [valueIn(write, 'delete')].flat().some((removed) => {
      const [one, other] = [keyIn(removed, list.primaryKey), keyOf(entry, list.primaryKey)];
      return one !== null && other !== null && isSameKey(one, other);
    });
    return (isRemoved ? null : uncopiedOfRow(model, list, rows, entry, copiesRelated)) ?? [];
  });
  return update.length === 0 ? null : { update };
};

/**
 * The edits that the payload of `duplicateOf` does not contain, for the same item, edits and modes: they stay edits of
 * the original. Those of relations that are left out, of rows that the copy lacks, such as linked ones, and of rows in
 * the lists of copied rows. `canSend` tells the fields that the user may set on a new item. An edit is never in both.
 */
export const uncopiedEdits = (
  model: CopyModel,
  collection: string,
  item: Item,
  edits: Item,
  modes: CopyModes,
  canSend: (field: string) => boolean,
): Item => {
  const fields = new Map(fieldsOf(model.schema, collection).map((field) => [field.field, field]));
  return Object.fromEntries(
    Object.entries(edits).flatMap(([name, value]): readonly (readonly [string, Json])[] => {
      const field = fields.get(name);
      const mode = Object.hasOwn(modes, name) ? modes[name] : undefined;
      if (field === undefined || isPrimaryKey(field) || mode === 'leave' || !canSend(name)) return [[name, value]];
      if (mode === undefined) return isAlias(field) ? [[name, value]] : [];
      const list = toManyOf(model.schema, model.index, collection, name);
      const left =
        list !== null
          ? uncopiedOfList(
              model,
              list,
              objectsIn(valueIn(item, name)),
              value,
              mode === 'copy' && !isTranslated(model, collection, name),
            )
          : mode === 'copy'
            ? uncopiedOfRelated(model, relatedCollection(model, collection, name), value)
            : null;
      return left === null ? [] : [[name, left]];
    }),
  );
};

/** The new rows among the edits of a list, with their values. */
export const newRowsIn = (relations: FieldRelations, field: string, edits: Json): readonly Item[] => {
  const list = relations.listOf(field);
  const staged = list === null || edits === null ? null : stagedOf(list, null, edits);
  return staged?.created.map(({ values }) => values) ?? [];
};
