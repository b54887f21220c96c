import type { Item, PrimaryKey } from '../../../../../domain/items';
import { isJsonObject, type Json } from '../../../../../kernel';
import { invalidPayload } from '../../../api-error';
import { type Model, normalizeKey, type ToAny } from '../../../world/model';
import { type ItemPayload, toRecord } from './write-context';

type Rank = readonly [guarded: number, table: number, place: number];

/** Foreign keys as the database lists them: table by table, the newest of a table first; what it does not guard comes last. */
const rankOf = (model: Model, collection: string, field: string): Rank | null => {
  const place = model.relations.findIndex(
    (relation) =>
      (relation.collection === collection && relation.field === field) ||
      (relation.related_collection === collection && relation.meta?.one_field === field),
  );
  const relation = model.relations[place];
  if (relation === undefined) return null;
  const table = model.collections.findIndex((other) => other.collection === relation.collection);
  return [relation.related_collection === null ? 1 : 0, table, -place];
};

const compare = (one: Rank, other: Rank): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** The members of a payload that lead to other items, in the order in which those are written, whatever order they were sent in. */
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

/** What writes the items of one collection on behalf of the same person. */
export interface ItemWriter {
  create(payloads: readonly ItemPayload[]): readonly PrimaryKey[];
  update(keys: readonly PrimaryKey[], edits: Item): readonly PrimaryKey[];
  remove(keys: readonly PrimaryKey[]): void;
}

/** What has to be known to write related items along with an item. */
export interface RelatedWriters {
  readonly model: Model;
  row(collection: string, key: PrimaryKey): Item | null;
  /** Does some of the writing in such a way that its revisions belong to no other. */
  detachRevisions(work: () => void): void;
  writer(collection: string): ItemWriter;
}

export const isKey = (value: Json): value is PrimaryKey => typeof value === 'string' || typeof value === 'number';

/**
 * Updates the item of the key that the record holds, when there is one and more was sent than the key; else creates it.
 * The key is part of the update: who may write some fields of the item may not write this one for that reason.
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

/** What a many-to-any points to can only be written when the payload says of which collection it is. */
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

/** The key of what a value of this field leads to, which is written first; the value itself when it leads nowhere. */
const relatedKey = (writers: RelatedWriters, collection: string, payload: Item, field: string, value: Json): Json => {
  const relation = writers.model.relationOf(collection, field);
  if (relation?.kind === 'one' && typeof value === 'object' && value !== null)
    return upsertRelated(writers, relation.related, value);
  if (relation?.kind === 'any' && isJsonObject(value)) {
    return upsertRelated(writers, targetCollection(collection, field, relation, payload), value);
  }
  return value;
};

/** The payload with keys in the place of the items it points to, which are written on the way: created, or changed. */
export const writeRelatedItems = (writers: RelatedWriters, collection: string, payload: Item): Item => {
  const written = relatedInOrder(writers.model, collection, payload).map(
    ([field, value]) => [field, relatedKey(writers, collection, payload, field, value)] as const,
  );
  return { ...payload, ...Object.fromEntries(written) };
};
