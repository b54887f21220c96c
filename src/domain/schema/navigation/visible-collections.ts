import { textOrder } from '../../../kernel';
import { isSystemCollection, type Collection } from '../collection';
import { collectionName, collectionNote } from '../names';
import type { Schema } from '../schema';

export interface VisibleCollection {
  readonly collection: string;
  readonly name: string;
  readonly icon: string;
  readonly note: string | null;
}

const DEFAULT_ICON = 'box';

const toVisible = (collection: Collection, locale: string): VisibleCollection => ({
  collection: collection.collection,
  name: collectionName(collection, locale),
  icon: collection.meta?.icon ?? DEFAULT_ICON,
  note: collectionNote(collection, locale),
});

const byName = (
  schema: Schema,
  locale: string,
  accepts: (collection: Collection) => boolean,
): readonly VisibleCollection[] => {
  const compare = textOrder(locale);
  return [...schema.collections.values()]
    .filter((collection) => !isSystemCollection(collection.collection) && accepts(collection))
    .map((collection) => toVisible(collection, locale))
    .sort((a, b) => compare(a.name, b.name));
};

/** Collections that the user may browse and that are not hidden, by name. */
export const visibleCollections = (schema: Schema, locale: string): readonly VisibleCollection[] =>
  byName(schema, locale, ({ meta }) => meta?.hidden === false);

/** Hidden collections that the user may browse, by name. */
export const hiddenCollections = (schema: Schema, locale: string): readonly VisibleCollection[] =>
  byName(schema, locale, ({ meta }) => meta?.hidden === true);

/** The named collections that the user may browse, including hidden ones. */
export const collectionsNamed = (
  schema: Schema,
  names: readonly string[],
  locale: string,
): readonly VisibleCollection[] =>
  names.flatMap((name) => {
    const collection = isSystemCollection(name) ? undefined : schema.collections.get(name);
    return collection === undefined || collection.meta === null ? [] : [toVisible(collection, locale)];
  });
