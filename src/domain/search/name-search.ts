import { type Item, keyOf, type PrimaryKey } from '../items';
import { type Access, readablePaths } from '../permissions';
import type { ItemsQuery } from '../query';
import { primaryKeyOf, type Schema } from '../schema';
import { collectionTemplate } from '../templates';

/** A query for items that are known by their keys. */
export interface NameSearch {
  readonly query: ItemsQuery;
  /** The names of the items in the answer, by key as text: '' without one. Missing items are left out. */
  readonly namesIn: (answer: readonly Item[]) => ReadonlyMap<string, string>;
}

/**
 * The names of items of a collection; null for one that is unknown or has no key. Names are built from the fields that
 * `access` allows to read, if given, and translated ones are in `language`, if possible.
 */
export const nameSearch = (
  schema: Schema,
  collection: string,
  keys: readonly PrimaryKey[],
  language: string | null,
  access: Access | null = null,
): NameSearch | null => {
  const key = primaryKeyOf(schema, collection)?.field;
  if (key === undefined) return null;
  const { fields, render } = collectionTemplate(schema, collection, null, language);
  const readable = access === null ? fields : readablePaths(access, schema, collection, fields);
  return {
    query: { filter: { [key]: { _in: [...keys] } }, fields: [...new Set([key, ...readable])], limit: keys.length },
    namesIn: (answer) => new Map(answer.map((item) => [String(keyOf(item, key)), render(item)] as const)),
  };
};
