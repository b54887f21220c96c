import type { Item, PrimaryKey } from '../../../../domain/items';
import { isJsonObject, type Json } from '../../../../kernel';
import { invalidPayload } from '../../api-error';
import type { Model, ToAny } from '../../world/model';
import { keyIn } from './key-in';
import { relatedInOrder } from './relation-order';
import { recordOf, type Sent } from './sent-record';

/** What writes the items of one collection on behalf of the same person. */
export interface Writer {
  create(payloads: readonly Sent[]): readonly PrimaryKey[];
  update(keys: readonly PrimaryKey[], edits: Item): readonly PrimaryKey[];
  remove(keys: readonly PrimaryKey[]): void;
}

/** What has to be known to write related items along with an item. */
export interface Writers {
  readonly model: Model;
  row(collection: string, key: PrimaryKey): Item | null;
  /** Does some of the writing in such a way that its revisions belong to no other. */
  keepApart(work: () => void): void;
  writer(collection: string): Writer;
}

export const isKey = (value: Json): value is PrimaryKey => typeof value === 'string' || typeof value === 'number';

/**
 * Updates the item of the key that the record holds, when there is one and more was sent than the key; else creates it.
 * The key is part of the update: who may write some fields of the item may not write this one for that reason.
 */
const linkedKey = (writers: Writers, collection: string, sent: Sent): PrimaryKey | null => {
  const record = recordOf(sent);
  const sentKey = record[writers.model.keyField(collection)] ?? null;
  const key = isKey(sentKey) ? keyIn(writers.model, collection, sentKey) : null;
  if (key === null || writers.row(collection, key) === null)
    return writers.writer(collection).create([sent])[0] ?? null;
  if (Object.keys(record).length > 1) writers.writer(collection).update([key], record);
  return key;
};

/** What a many-to-any points to can only be written when the payload says of which collection it is. */
const anyCollection = (owner: string, field: string, { collectionField, allowed }: ToAny, payload: Item): string => {
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
const linkedValue = (writers: Writers, collection: string, payload: Item, field: string, value: Json): Json => {
  const relation = writers.model.relationOf(collection, field);
  if (relation?.kind === 'one' && typeof value === 'object' && value !== null)
    return linkedKey(writers, relation.related, value);
  if (relation?.kind === 'any' && isJsonObject(value)) {
    return linkedKey(writers, anyCollection(collection, field, relation, payload), value);
  }
  return value;
};

/** The payload with keys in the place of the items it points to, which are written on the way: created, or changed. */
export const writeLinked = (writers: Writers, collection: string, payload: Item): Item => {
  const written = relatedInOrder(writers.model, collection, payload).map(
    ([field, value]) => [field, linkedValue(writers, collection, payload, field, value)] as const,
  );
  return { ...payload, ...Object.fromEntries(written) };
};
