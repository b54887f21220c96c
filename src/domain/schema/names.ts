import * as t from 'io-ts';
import { ownMembers, textOrNull, totalDecoder, validEntries, type Json } from '../../kernel';
import { SYSTEM_PREFIX, type Collection } from './collection';
import type { CollectionFolder } from './collection-folder';
import { isAlias, type Field } from './field';
import { fieldOf, formFields, primaryKeyOf, type Schema } from './schema';
import { localizeNote, localizeText, NO_TEXTS, ownText, titleCase, type OwnTexts, type TextLookup } from './text-keys';

const decodeTranslations = totalDecoder(
  validEntries(ownMembers({ language: t.string, translation: textOrNull, singular: textOrNull })),
);

/** The translation for exactly this language, if configured. */
const translated = (translations: Json, locale: string): string | null =>
  decodeTranslations(translations).find(({ language }) => language === locale)?.translation ?? null;

const lookupIn =
  (texts: OwnTexts = NO_TEXTS, locale: string): TextLookup =>
  (key) =>
    ownText(texts, key, locale);

const nameIn = (translations: Json, texts: OwnTexts | undefined, locale: string): string | null => {
  const name = translated(translations, locale);
  return name === null ? null : localizeText(name, lookupIn(texts, locale));
};

export const collectionName = ({ collection, meta, texts }: Collection, locale: string): string =>
  nameIn(meta?.translations ?? null, texts, locale) ??
  titleCase(collection.startsWith(SYSTEM_PREFIX) ? collection.slice(SYSTEM_PREFIX.length) : collection);

/** What one item of the collection is called in exactly this language; null where it is not configured. */
export const singularName = ({ meta, texts }: Collection, locale: string): string | null => {
  const entry = decodeTranslations(meta?.translations ?? null).find(({ language }) => language === locale);
  const name = entry?.singular?.trim() ?? '';
  return name === '' ? null : localizeText(name, lookupIn(texts, locale));
};

/** The note of a collection; null without one, and for the key of an unknown text. */
export const collectionNote = (collection: Collection | undefined, locale: string): string | null =>
  localizeNote(collection?.meta?.note, lookupIn(collection?.texts, locale));

export const folderName = ({ folder, translations, texts }: CollectionFolder, locale: string): string =>
  nameIn(translations, texts, locale) ?? titleCase(folder);

/** The name that is configured for exactly this language; null for none. */
export const translatedName = ({ meta }: Field, locale: string): string | null =>
  translated(meta?.translations ?? null, locale);

/** Names fields for a reader. Views get theirs from `useText`, view-models from `Translator`. */
export type FieldNaming = (field: Field) => string;

export const fieldName = (field: Field, locale: string): string =>
  translatedName(field, locale) ?? titleCase(field.field);

/**
 * The nearest valid name of a collection or a field (spec 002, 5): lower case, no accents, spaces as underscores,
 * only letters, digits and underscores, no leading digit. Total: may be empty.
 */
export const databaseName = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\s/g, '_')
    .replace(/[^a-z0-9_]/g, '')
    .replace(/^\d+/, '');

export const isDatabaseName = (text: string): boolean => text !== '' && databaseName(text) === text;

/** Servers configure no template for roles, whose keys tell nothing. */
const ROLE_TEMPLATE = '{{name}}';

/**
 * The template of an item's title: as configured, else its key, but the name of a role; null for a table without a key
 * (spec 002, 9).
 */
export const displayTemplateOf = (schema: Schema, collection: string): string | null => {
  const configured = schema.collections.get(collection)?.meta?.display_template;
  if (configured) return configured;
  if (collection === 'directus_roles' && fieldOf(schema, collection, 'name') !== null) return ROLE_TEMPLATE;
  const key = primaryKeyOf(schema, collection);
  return key === null ? null : `{{${key.field}}}`;
};

const MAX_RELATED_FIELDS = 3;

/** Default columns of a one-to-many list: the first three fields of the form. */
export const defaultRelatedFields = (schema: Schema, collection: string): readonly string[] =>
  formFields(schema, collection)
    .filter((field) => !isAlias(field))
    .slice(0, MAX_RELATED_FIELDS)
    .map((field) => field.field);

/** Text as searches compare it: lower case, without accents. */
export const searchText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The terms of a field search; separators of paths do not count. */
export const searchTerms = (text: string): readonly string[] =>
  searchText(text)
    .split(/[\s›.]+/u)
    .filter((word) => word !== '');
