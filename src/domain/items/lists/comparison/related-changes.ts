import type { Json } from '../../../../kernel';
import type { Schema } from '../../../schema';
import { mergeWithServer } from '../../concurrent-changes';
import { type Conflict, conflictId, type Resolution, resolvedValue } from '../../edits';
import { itemId, keyIn, omitFields, type PrimaryKey, referencedKey, valueIn, type Item } from '../../item';
import type { FieldRelations } from '../rebase';
import { isSameKey } from '../staged';
import { type MapRelated, relatedWrites } from '../related-writes';

/** The edits of a related item, and the values that they are based on. */
export interface RelatedEdit {
  readonly collection: string;
  readonly key: PrimaryKey;
  readonly base: Item;
  readonly edits: Item;
}

/** An item in a many-to-one field stands for its key: its own edits are compared apart. */
const withKeys = (relations: FieldRelations, values: Item): Item =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]): readonly [string, Json] => {
      const item = relations.itemOf(field, values);
      const key = item === null ? null : keyIn(value, item.primaryKey);
      return [field, key ?? value];
    }),
  );

/**
 * The related items that a write edits and whose edits are compared with the server before it:
 * those with a known base, and of them the fields that it has. Steps of lists are compared by `reliedRows`, numbers
 * of an order by `renumberRows`.
 */
export const relatedEdits = (
  relations: FieldRelations,
  values: Item,
  baseOf: (collection: string, key: PrimaryKey) => Item | null,
): readonly RelatedEdit[] => {
  const found = new Map<string, RelatedEdit>();
  for (const { kind, collection, key, list, values: written } of relatedWrites(relations, values)) {
    const base = kind === 'create' || key === null ? null : baseOf(collection, key);
    if (base === null || key === null) continue;
    const fields = relations.of(collection);
    const compared = Object.entries(written).filter(
      ([field]) => Object.hasOwn(base, field) && fields.listOf(field) === null && field !== list?.sortField,
    );
    if (compared.length === 0) continue;
    const id = itemId(collection, key);
    const edits = { ...found.get(id)?.edits, ...withKeys(fields, Object.fromEntries(compared)) };
    found.set(id, { collection, key, base: withKeys(fields, base), edits });
  }
  return [...found.values()];
};

/** The edits of a related item that conflict with its values now; all of them if `now` is null, as it was deleted. */
export const relatedConflicts = (
  schema: Schema,
  { collection, key, base, edits }: RelatedEdit,
  now: Item | null,
  name: string,
): readonly Conflict[] => {
  const row = { collection, key, name, isDeleted: now === null };
  const conflicts =
    now === null
      ? Object.entries(edits).map(([field, mine]) => ({ field, base: valueIn(base, field), mine, theirs: null }))
      : mergeWithServer(schema, collection, base, edits, now).conflicts;
  return conflicts.map((conflict) => ({ ...conflict, row }));
};

/** The conflicts with the values that these edits have now: they may have been typed on during the comparison. */
export const withEditsNow = (conflicts: readonly Conflict[], edits: readonly RelatedEdit[]): readonly Conflict[] =>
  conflicts.map((conflict) => {
    const { field, row } = conflict;
    const now = edits.find(({ collection, key }) => collection === row?.collection && key === row.key)?.edits ?? {};
    return Object.hasOwn(now, field) ? { ...conflict, mine: valueIn(now, field) } : conflict;
  });

/** Of a many-to-any the row has the key as text. */
const isSameReference = (one: Json, other: Json): boolean => {
  const [key, before] = [referencedKey(one), referencedKey(other)];
  return key === null || before === null ? one === other : isSameKey(key, before);
};

/** The new values of an edited related item after the resolution of its conflicts. */
export const resolveRelated =
  (
    relations: FieldRelations,
    conflicts: readonly Conflict[],
    decided: Readonly<Record<string, Resolution>>,
    baseOf: (collection: string, key: PrimaryKey) => Item | null,
  ): MapRelated =>
  ({ kind, collection, key, list, values }) => {
    if (kind === 'create' || key === null) return values;
    const ofRow = conflicts.filter(({ row }) => row?.collection === collection && isSameKey(row.key, key));
    const isGivenUp = ofRow.some(
      (conflict) =>
        conflict.row?.isDeleted === true ||
        // Written with the item, the row would come back to its list.
        (conflict.field === list?.foreignKey && decided[conflictId(conflict)] !== 'mine'),
    );
    if (isGivenUp) return {};
    const base = withKeys(relations.of(collection), baseOf(collection, key) ?? {});
    const resolved: Record<string, Json> = {};
    for (const [field, value] of Object.entries(values)) {
      const conflict = conflicts.find(
        (each) => conflictId(each) === conflictId({ field, row: { collection, key, name: '', isDeleted: false } }),
      );
      const resolution = conflict === undefined ? undefined : decided[conflictId(conflict)];
      const left = conflict === undefined || resolution === 'mine' ? value : resolvedValue(conflict, resolution);
      // Nothing is left to write of an item in a many-to-one field but its key, which is there already.
      const item = relations.of(collection).itemOf(field, values);
      const isKeyOnly = item !== null && isSameReference(left ?? null, valueIn(base, field));
      if (left !== undefined && !isKeyOnly) resolved[field] = left;
    }
    // Without the item, its collection says nothing either.
    const { field = '', collectionField = null } = list?.junction ?? {};
    const isNamed = collectionField === null || Object.hasOwn(resolved, field);
    return isNamed || resolved[collectionField] !== base[collectionField]
      ? resolved
      : omitFields(resolved, [collectionField]);
  };
