import { isJsonObject, type Json } from '../../kernel';
import { type Collection, SYSTEM_PREFIX } from './collection';
import { type Field, isAlias } from './field';
import { formFields, primaryKeyOf, type Schema } from './schema';

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

/**
 * The nearest name a collection or a field may have (spec 002, 5): lower case, no accents, spaces as underscores,
 * nothing but letters, digits and underscores, no digit in front. Total: text without any of those gives ''.
 */
export const databaseName = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\s/g, '_')
    .replace(/[^a-z0-9_]/g, '')
    .replace(/^\d+/, '');

export const isDatabaseName = (text: string): boolean => text !== '' && databaseName(text) === text;

/** How an item is called: as its collection says, else by its key; null for a table without a key (spec 002, 9). */
export const displayTemplateOf = (schema: Schema, collection: string): string | null => {
  const configured = schema.collections.get(collection)?.meta?.display_template;
  if (configured) return configured;
  const key = primaryKeyOf(schema, collection);
  return key === null ? null : `{{${key.field}}}`;
};

const MAX_RELATED_FIELDS = 3;

/** What a one-to-many list shows of its items when nobody chose anything: the first three fields of their form. */
export const defaultRelatedFields = (schema: Schema, collection: string): readonly string[] =>
  formFields(schema, collection)
    .filter((field) => !isAlias(field))
    .slice(0, MAX_RELATED_FIELDS)
    .map((field) => field.field);

/** A text as searches compare it: in lower case, and without accents, which not every keyboard has. */
export const searchText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The words of what somebody has typed to find a field; what stands between the steps of a path is none. */
export const searchTerms = (text: string): readonly string[] =>
  searchText(text)
    .split(/[\s›.]+/u)
    .filter((word) => word !== '');
