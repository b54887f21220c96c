import type { Json } from '../../kernel';
import { fieldOf, isAlias, type Schema } from '../schema';
import { isStoredAsIn, sameValueIn } from '../values';
import { type Conflict, conflictId, mergeItems, type Merge, type Resolution, resolvedValue } from './edits';
import { itemId, keyIn, type PrimaryKey, valueIn, type Item } from './item';
import type { FieldRelations } from './lists/rebase';
import { type MapRelated, relatedWrites } from './lists/related-writes';
import { dateUpdatedField, isAuditField } from './audit-fields';

/** An edit of a list names the rows to create, update and delete, so it does not overwrite the rows of others. */
const isRelationChange = (
  schema: Schema,
  collection: string,
  field: string,
  edit: Item[string] | undefined,
): boolean => {
  const known = fieldOf(schema, collection, field);
  return known !== null && isAlias(known) && !Array.isArray(edit);
};

/**
 * The fields to read before edits are written. With a 'date-updated' field: that and the edited fields; otherwise
 * all, because nothing else tells whether the item has changed. Fields missing from `base` cannot be read.
 */
export const fieldsToCompare = (schema: Schema, collection: string, base: Item, edits: Item): readonly string[] => {
  const stamp = dateUpdatedField(schema, collection);
  if (stamp === null || !Object.hasOwn(base, stamp)) return ['*'];
  const edited = Object.keys(edits).filter(
    (field) => Object.hasOwn(base, field) && !isRelationChange(schema, collection, field, edits[field]),
  );
  return [...new Set([stamp, ...edited])];
};

/** The values read, without lists whose edits overwrite nothing. */
export const comparableValues = (schema: Schema, collection: string, edits: Item, read: Item): Item =>
  Object.fromEntries(
    Object.entries(read).filter(
      ([field]) => !Object.hasOwn(edits, field) || !isRelationChange(schema, collection, field, edits[field]),
    ),
  );

/**
 * The edits of a write merged with the values that the server has now: the one definition of 'changed since' for forms,
 * cells and dates. An edited field conflicts if the server has neither the value in `base` nor the new one.
 */
export const mergeWithServer = (schema: Schema, collection: string, base: Item, edits: Item, read: Item): Merge =>
  mergeItems(
    base,
    edits,
    comparableValues(schema, collection, edits, read),
    sameValueIn(schema, collection),
    isStoredAsIn(schema, collection),
  );

/**
 * True when any value read differs from `base`. A changed 'date-updated' counts: it covers the fields that were not
 * read.
 */
export const differs = (schema: Schema, collection: string, base: Item, read: Item): boolean => {
  const isSame = sameValueIn(schema, collection);
  return Object.entries(read).some(([field, value]) => !isSame(field, value, valueIn(base, field)));
};

/** The item's own fields that differ from `base`, without audit fields and without lists. */
export const concurrentlyChangedFields = (
  schema: Schema,
  collection: string,
  base: Item,
  now: Item,
): readonly string[] => {
  const isSame = sameValueIn(schema, collection);
  return Object.keys(now).filter((name) => {
    const field = fieldOf(schema, collection, name);
    const counts = field !== null && !isAlias(field) && !isAuditField(field);
    return counts && !isSame(name, valueIn(now, name), valueIn(base, name));
  });
};

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
      const item = relations.itemOf(field);
      const key = item === null ? null : keyIn(value, item.primaryKey);
      return [field, key ?? value];
    }),
  );

/**
 * The related items that a write edits and whose edits are compared with the server before it: those with a known base, and
 * of them the fields that it has. Steps of lists overwrite nothing.
 */
export const relatedEdits = (
  relations: FieldRelations,
  values: Item,
  baseOf: (collection: string, key: PrimaryKey) => Item | null,
): readonly RelatedEdit[] => {
  const found = new Map<string, RelatedEdit>();
  for (const { kind, collection, key, values: written } of relatedWrites(relations, values)) {
    const base = kind === 'create' || key === null ? null : baseOf(collection, key);
    if (base === null || key === null) continue;
    const fields = relations.of(collection);
    const compared = Object.entries(written).filter(
      ([field]) => Object.hasOwn(base, field) && fields.listOf(field) === null,
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

/** The new values of an edited related item after the resolution of its conflicts. */
export const resolveRelated =
  (
    relations: FieldRelations,
    conflicts: readonly Conflict[],
    decided: Readonly<Record<string, Resolution>>,
    baseOf: (collection: string, key: PrimaryKey) => Item | null,
  ): MapRelated =>
  ({ kind, collection, key, values }) => {
    if (kind === 'create' || key === null) return values;
    const isDeleted = conflicts.some(
      ({ row }) => row !== undefined && row.isDeleted && row.collection === collection && row.key === key,
    );
    if (isDeleted) return {};
    const base = withKeys(relations.of(collection), baseOf(collection, key) ?? {});
    const resolved: Record<string, Json> = {};
    for (const [field, value] of Object.entries(values)) {
      const conflict = conflicts.find(
        (each) => conflictId(each) === conflictId({ field, row: { collection, key, name: '', isDeleted: false } }),
      );
      const resolution = conflict === undefined ? undefined : decided[conflictId(conflict)];
      const left = conflict === undefined || resolution === 'mine' ? value : resolvedValue(conflict, resolution);
      // Nothing is left to write of an item in a many-to-one field but its key, which is there already.
      const isKeyOnly = relations.of(collection).itemOf(field) !== null && left === valueIn(base, field);
      if (left !== undefined && !isKeyOnly) resolved[field] = left;
    }
    return resolved;
  };
