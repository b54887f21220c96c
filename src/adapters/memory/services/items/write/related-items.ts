import type { Item, PrimaryKey } from '../../../../../domain/items';
import { isJsonObject, type Json } from '../../../../../kernel';
import { invalidPayload } from '../../../api-error';
import { type Model, normalizeKey, type ToAny } from '../../../world/model';
import { type ItemPayload, type RelatedWriters, toRecord } from './write-context';

type Rank = readonly [guarded: number, table: number, position: number];

/**
 * Order of a relation as the database lists foreign keys: by table, the newest first; relations without a foreign key
 * last.
 */
const rankOf = (model: Model, collection: string, field: string): Rank | null => {
  const position = model.relations.findIndex(
    (relation) =>
      (relation.collection === collection && relation.field === field) ||
      (relation.related_collection === collection && relation.meta?.one_field === field),
  );
  const relation = model.relations[position];
  if (relation === undefined) return null;
  const table = model.collections.findIndex((other) => other.collection === relation.collection);
  return [relation.related_collection === null ? 1 : 0, table, -position];
};

const compare = (one: Rank, other: Rank): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** The related members of a payload in the order they are written, whatever order they were sent in. */
export const relatedInOrder = (
  model: Model,
  collection: string,
  payload: Item,
): readonly (readonly [field: string, value: Json])[] =>
  Object.entries(payload)
    .flatMap(([field, value]) => {
      const rank = rankOf(model, collection, field);
      return rank === null ? [] : [{ field, value, rank }];
    })
    .sort((one, other) => compare(one.rank, other.rank))
    .map(({ field, value }) => [field, value] as const);

export const isKey = (value: Json): value is PrimaryKey => typeof value === 'string' || typeof value === 'number';

/**
 * Updates the item with the record's key when it exists and more than the key was sent; else creates it. The update
 * contains the key, so that it needs the permission to write that field.
 */
const upsertRelated = (writers: RelatedWriters, collection: string, sent: ItemPayload): PrimaryKey | null => {
  const record = toRecord(sent);
  const sentKey = record[writers.model.keyField(collection)] ?? null;
  const key = isKey(sentKey) ? normalizeKey(writers.model, collection, sentKey) : null;
  if (key === null || writers.row(collection, key) === null)
    return writers.writer(collection).create([sent])[0] ?? null;
  if (Object.keys(record).length > 1) writers.writer(collection).update([key], record);
  return key;
};

/** Throws when the payload does not name the collection of a many-to-any item. */
const targetCollection = (owner: string, field: string, { collectionField, allowed }: ToAny, payload: Item): string => {
  const collection = payload[collectionField] ?? null;
  if (typeof collection !== 'string') {
    throw invalidPayload(
      `Can't update nested record "${owner}.${field}" without field "${owner}.${collectionField}" being set`,
    );
  }
  if (!allowed.includes(collection))
    throw invalidPayload(`"${owner}.${field}" can't be linked to collection "${collection}`);
  return collection;
};

/** The key of a field's related item, which is written first; the value itself for other fields. */
const relatedKey = (writers: RelatedWriters, collection: string, payload: Item, field: string, value: Json): Json => {
  const relation = writers.model.relationOf(collection, field);
  if (relation?.kind === 'one' && typeof value === 'object' && value !== null)
    return upsertRelated(writers, relation.related, value);
  if (relation?.kind === 'any' && isJsonObject(value)) {
    return upsertRelated(writers, targetCollection(collection, field, relation, payload), value);
  }
  return value;
};

/** Creates or updates the related items of a payload, and returns the payload with their keys instead. */
export const writeRelatedItems = (writers: RelatedWriters, collection: string, payload: Item): Item => {
  const written = relatedInOrder(writers.model, collection, payload).map(
    ([field, value]) => [field, relatedKey(writers, collection, payload, field, value)] as const,
  );
  return { ...payload, ...Object.fromEntries(written) };
};
