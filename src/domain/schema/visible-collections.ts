import { isSystemCollection, type Collection } from './collection';
import { collectionName } from './names';
import type { Schema } from './schema';

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
  note: collection.meta?.note ?? null,
});

let comparing: { readonly locale: string; readonly compare: (one: string, other: string) => number } | null = null;

/** There may be hundreds of names, and to make what compares them takes longer than to sort them. */
const comparerFor = (locale: string): ((one: string, other: string) => number) => {
  if (comparing?.locale !== locale) comparing = { locale, compare: new Intl.Collator(locale).compare };
  return comparing.compare;
};

const byName = (
  schema: Schema,
  locale: string,
  wanted: (collection: Collection) => boolean,
): readonly VisibleCollection[] => {
  const compare = comparerFor(locale);
  return [...schema.collections.values()]
    .filter((collection) => !isSystemCollection(collection.collection) && wanted(collection))
    .map((collection) => toVisible(collection, locale))
    .sort((a, b) => compare(a.name, b.name));
};

/** What somebody may browse and what is not hidden, by name. */
export const visibleCollections = (schema: Schema, locale: string): readonly VisibleCollection[] =>
  byName(schema, locale, ({ meta }) => meta?.hidden === false);

/** What somebody may browse, but does not see until they ask for it, by name. */
export const hiddenCollections = (schema: Schema, locale: string): readonly VisibleCollection[] =>
  byName(schema, locale, ({ meta }) => meta?.hidden === true);

/** Those of these collections that somebody may browse, hidden ones too, as they are listed. */
export const collectionsNamed = (
  schema: Schema,
  names: readonly string[],
  locale: string,
): readonly VisibleCollection[] =>
  names.flatMap((name) => {
    const collection = isSystemCollection(name) ? undefined : schema.collections.get(name);
    return collection === undefined || collection.meta === null ? [] : [toVisible(collection, locale)];
  });
