import type { Item, PrimaryKey } from '../../../domain/items';
import type { ItemsQuery } from '../../../domain/query';
import { isJsonObject } from '../../../kernel';
import type { Accountability } from '../accountability';
import type { Platform } from '../platform';
import type { ItemsService } from '../services/items';
import { LATER_NAMES } from '../system-schema';

type Names = readonly [from: string, to: string];

const renamed = (item: Item, [from, to]: Names): Item =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name === from ? to : name, value]));

/** An item of a system collection, with the names of 9.0. */
export const withFirstNames = ({ hasPolicies }: Platform, collection: string, item: Item): Item => {
  const [before, name] = (hasPolicies && LATER_NAMES[collection]) || [];
  return before === undefined || name === undefined ? item : renamed(item, [name, before]);
};

/** Edits of a system collection with the names of the world's generation. */
export const withStoredNames = ({ hasPolicies }: Platform, collection: string, edits: Item): Item => {
  const names = hasPolicies && LATER_NAMES[collection];
  return names ? renamed(edits, names) : edits;
};

type Written = readonly Item[] | null;

/** The items of a system collection, read and written with the names that its fields have in 9.0. */
export const namedItems = (
  platform: Platform,
  collection: string,
  who: Accountability,
): Pick<ItemsService, 'list' | 'read' | 'create' | 'update' | 'readWritten' | 'remove'> => {
  const items = platform.items(collection, who);
  const first = (item: Item): Item => withFirstNames(platform, collection, item);
  const stored = (item: Item): Item => withStoredNames(platform, collection, item);
  return {
    list: ({ filter = {}, ...query }: ItemsQuery) => items.list({ ...query, filter: stored(filter) }).map(first),
    read: (key, query) => first(items.read(key, query)),
    create: (payloads) => items.create(payloads.map((payload) => (isJsonObject(payload) ? stored(payload) : payload))),
    update: (keys, edits) => items.update(keys, stored(edits)),
    readWritten: (keys, fields): Written => items.readWritten(keys, fields)?.map(first) ?? null,
    remove: (keys: readonly PrimaryKey[]) => items.remove(keys),
  };
};
