import { collectionName, isSystemCollection, type Collection, type Schema } from '../../domain/schema';

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

export const visibleCollections = (schema: Schema, locale: string): readonly VisibleCollection[] =>
  [...schema.collections.values()]
    .filter((collection) => !isSystemCollection(collection.collection) && collection.meta?.hidden === false)
    .map((collection) => seen(collection, locale))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
