import { isJsonObject, type Json } from '../../../kernel';
import { type Item, keyOf, omitFields, type PrimaryKey } from '../item';
import { isNestedWrite, nestedWrite, stagedOf } from './nested-write';
import type { FieldRelations } from './rebase';
import { nothingStaged, type StagedEdits } from './staged';
import type { ToMany } from './to-many';

/** A related item by its key. */
export interface RelatedKey {
  readonly collection: string;
  readonly key: PrimaryKey;
}

/** A related item that the write of an item creates or edits, at any depth. */
export interface RelatedWrite {
  readonly kind: 'create' | 'update';
  readonly collection: string;
  /** The list that it is a row of; null for the item of a many-to-one field. */
  readonly list: ToMany | null;
  /** Null for a new item whose key the server generates. */
  readonly key: PrimaryKey | null;
  /** The written values; of an edited item without its key. */
  readonly values: Item;
}

const stepsOf = (list: ToMany, value: Json): StagedEdits => stagedOf(list, null, value) ?? nothingStaged;

const newRow = (list: ToMany, values: Item): RelatedWrite => ({
  kind: 'create',
  collection: list.collection,
  list,
  key: keyOf(values, list.primaryKey),
  values,
});

const editedRow = (list: ToMany, key: PrimaryKey, values: Item): RelatedWrite => ({
  kind: 'update',
  collection: list.collection,
  list,
  key,
  values,
});

/** The items that a value holds itself, without those in their values; `holder` are the values that it is one of. */
const heldItems = (
  relations: FieldRelations,
  field: string,
  value: Json,
  holder: Item = {},
): readonly RelatedWrite[] => {
  const list = relations.listOf(field);
  if (list !== null) {
    const { created, updated } = stepsOf(list, value);
    return [
      ...created.map(({ values }) => newRow(list, values)),
      ...updated.map(({ key, values }) => editedRow(list, key, values)),
    ];
  }
  const item = relations.itemOf(field, holder);
  if (item === null || !isJsonObject(value)) return [];
  const { collection, primaryKey } = item;
  const key = keyOf(value, primaryKey);
  if (key === null) return [{ kind: 'create', collection, list: null, key, values: value }];
  return [{ kind: 'update', collection, list: null, key, values: omitFields(value, [primaryKey]) }];
};

/** The related items that a write creates or edits: rows of lists, and items in many-to-one fields, at any depth. */
export const relatedWrites = (relations: FieldRelations, values: Item): readonly RelatedWrite[] =>
  Object.entries(values).flatMap(([field, value]) =>
    heldItems(relations, field, value, values).flatMap((held) => [
      held,
      ...relatedWrites(relations.of(held.collection), held.values),
    ]),
  );

/** True for a write of related items: repeated, it may create them twice. */
export const createsRelated = (relations: FieldRelations, values: Item): boolean =>
  relatedWrites(relations, values).some(({ kind }) => kind === 'create');

/** The edits of related items in a value, counted; those within the related items are not. */
export interface EditCounts {
  readonly added: number;
  readonly edited: number;
  readonly removed: number;
}

const isKeyList = (value: Json): boolean => Array.isArray(value) && !(value as readonly Json[]).some(isJsonObject);

/** Null for a value without edits of related items, such as the keys of a list. */
export const countEdits = (relations: FieldRelations, field: string, value: Json): EditCounts | null => {
  const list = relations.listOf(field);
  if (list === null) {
    const [held] = heldItems(relations, field, value);
    if (held === undefined) return null;
    return { added: held.kind === 'create' ? 1 : 0, edited: held.kind === 'update' ? 1 : 0, removed: 0 };
  }
  const staged = isKeyList(value) ? null : stagedOf(list, null, value);
  if (staged === null) return null;
  const { created, linked, updated, removed } = staged;
  return { added: created.length + linked.length, edited: updated.length, removed: removed.length };
};

const keysIn = (value: Json): ReadonlySet<string> =>
  new Set(Array.isArray(value) ? (value as readonly Json[]).map(String) : []);

/** The change of a list between two states with its keys; null for other values, and without a change. */
export const countListChange = (
  relations: FieldRelations,
  field: string,
  before: Json,
  after: Json,
): EditCounts | null => {
  if (relations.listOf(field) === null || !isKeyList(after)) return null;
  const [old, now] = [keysIn(before), keysIn(after)];
  const countMissing = (keys: ReadonlySet<string>, others: ReadonlySet<string>): number =>
    [...keys].filter((key) => !others.has(key)).length;
  const [added, removed] = [countMissing(now, old), countMissing(old, now)];
  return added + removed === 0 ? null : { added, edited: 0, removed };
};

/** True for a value that the item never shows as it was sent: steps of a list, or an item in a many-to-one field. */
export const isRelatedEdit = (relations: FieldRelations, field: string, value: Json): boolean =>
  relations.listOf(field) !== null || (relations.itemOf(field) !== null && isJsonObject(value));

/**
 * The new values of a related item that a write creates or edits, after those of the items in it.
 * Without values an edited item is not written.
 */
export type MapRelated = (write: RelatedWrite) => Item;

const mapItem = (relations: FieldRelations, write: RelatedWrite, map: MapRelated): Item =>
  map({ ...write, values: mapRelated(relations.of(write.collection), write.values, map) });

const mapList = (relations: FieldRelations, list: ToMany, value: Json, map: MapRelated): Json | undefined => {
  const staged = stepsOf(list, value);
  const created = staged.created.map((row) => ({ ...row, values: mapItem(relations, newRow(list, row.values), map) }));
  const updated = staged.updated
    .map(({ key, values }) => ({ key, values: mapItem(relations, editedRow(list, key, values), map) }))
    .filter(({ values }) => Object.keys(values).length > 0);
  return nestedWrite({ ...staged, created, updated }, list) ?? undefined;
};

const mapField = (
  relations: FieldRelations,
  field: string,
  value: Json,
  holder: Item,
  map: MapRelated,
): Json | undefined => {
  const list = relations.listOf(field);
  if (list !== null) return isNestedWrite(value) ? mapList(relations, list, value, map) : value;
  const [held] = heldItems(relations, field, value, holder);
  if (held === undefined) return value;
  const mapped = mapItem(relations, held, map);
  if (held.kind === 'create' || held.key === null) return mapped;
  const primaryKey = relations.itemOf(field, holder)?.primaryKey ?? '';
  return Object.keys(mapped).length === 0 ? held.key : { ...mapped, [primaryKey]: held.key };
};

/** A write with other values of its related items; fields of which nothing is left are left out. */
export const mapRelated = (relations: FieldRelations, values: Item, map: MapRelated): Item => {
  const mapped: Record<string, Json> = {};
  for (const [field, value] of Object.entries(values)) {
    const other = mapField(relations, field, value, values, map);
    if (other !== undefined) mapped[field] = other;
  }
  return mapped;
};
