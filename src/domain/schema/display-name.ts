import { isJsonObject, type Json } from '../../kernel';
import { SYSTEM_PREFIX, type Collection } from './collection';
import type { Field } from './field';

/** 'published_on' becomes 'Published On'. Total: any string gives a string. */
export const titleCase = (name: string): string =>
  name
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1))
    .join(' ');

/** The configured name in exactly this language, if there is one. Rows look like `{language, translation}`. */
const translated = (translations: Json, locale: string): string | null => {
  if (!Array.isArray(translations)) return null;
  const row = translations.find((entry) => isJsonObject(entry) && entry['language'] === locale);
  const text = isJsonObject(row) ? row['translation'] : null;
  return typeof text === 'string' && text !== '' ? text : null;
};

export const collectionName = (collection: Collection, locale: string): string =>
  translated(collection.meta?.translations ?? null, locale) ??
  titleCase(
    collection.collection.startsWith(SYSTEM_PREFIX)
      ? collection.collection.slice(SYSTEM_PREFIX.length)
      : collection.collection,
  );

export const fieldName = (field: Field, locale: string): string =>
  translated(field.meta?.translations ?? null, locale) ?? titleCase(field.field);
