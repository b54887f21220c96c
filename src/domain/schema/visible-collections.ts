import { isSystemCollection, type Collection } from './collection';
import { collectionName } from './display-name';
import type { Schema } from './schema';

export interface VisibleCollection {
  readonly collection: string;
  readonly name: string;
  readonly icon: string;
  readonly note: string | null;
}

const PLAIN_ICON = 'box';

const seen = (collection: Collection, locale: string): VisibleCollection => ({
  collection: collection.collection,
  name: collectionName(collection, locale),
  icon: collection.meta?.icon ?? PLAIN_ICON,
  note: collection.meta?.note ?? null,
});

/** What somebody may browse and what is not hidden, by name. */
export const visibleCollections = (schema: Schema, locale: string): readonly VisibleCollection[] =>
  [...schema.collections.values()]
    .filter((collection) => !isSystemCollection(collection.collection) && collection.meta?.hidden === false)
    .map((collection) => seen(collection, locale))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
