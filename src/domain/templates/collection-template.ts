import { isJsonObject, type Json } from '../../kernel';
import type { Item } from '../items';
import { displayTemplateOf, primaryKeyOf, type Schema } from '../schema';
import { referenceOf, type PathReference, type TranslationsReference } from './path-reference';
import { entriesOf, listText, parseTemplate, valuesAt, valueText } from './template';

/** A template compiled for the items of one collection. */
export interface CollectionTemplate {
  /** Fields to request. Invalid paths are left out: the server refuses some of them. */
  readonly fields: readonly string[];
  /** Plain text; markup in a value is not interpreted. */
  readonly render: (item: Item) => string;
}

const keyTemplate = (schema: Schema, collection: string): string => {
  const key = primaryKeyOf(schema, collection);
  return key === null ? '' : `{{${key.field}}}`;
};

const defaultTemplate = (schema: Schema, collection: string): string => displayTemplateOf(schema, collection) ?? '';

interface Part {
  readonly fields: readonly string[];
  readonly render: (item: Item) => string;
}

/** A value's own text; a related item by its template. */
const textOf = (value: Json, inner: CollectionTemplate | null): string => {
  if (inner === null) return valueText(value);
  if (Array.isArray(value)) return listText(value.map((entry: Json) => textOf(entry, inner)));
  return isJsonObject(value) ? inner.render(value) : valueText(value);
};

type Render = (item: Json) => string;

const renderPath =
  (path: string, inner: CollectionTemplate | null): Render =>
  (item) =>
    listText(valuesAt(item, path).map((value) => textOf(value, inner)));

const mainPart = (code: string): string => code.toLowerCase().replace(/-.*$/, '');

/** Ranks translations for a reader: their language first, then other variants of it, then all others. */
export const languageRank = (language: string | null, readerLanguage: string): number => {
  if (language === null) return 2;
  if (language.toLowerCase() === readerLanguage.toLowerCase()) return 0;
  return mainPart(language) === mainPart(readerLanguage) ? 1 : 2;
};

/** Renders the first row that has a text, in the order of a reader; `renderRow` renders the rest of the path. */
const renderTranslation = (
  { path, languagePath }: TranslationsReference,
  renderRow: Render,
  language: string,
): Render => {
  const rankOf = (row: Json): number => {
    const [key = null] = languagePath === null ? [] : valuesAt(row, languagePath);
    return languageRank(typeof key === 'string' ? key : null, language);
  };
  const end = path.lastIndexOf('.');
  const list = path.slice(end + 1);
  const renderHolder = (holder: Json): string => {
    const rows = valuesAt(holder, list).flatMap(entriesOf);
    const ordered = rows.map((row) => ({ row, rank: rankOf(row) })).sort((one, other) => one.rank - other.rank);
    for (const { row } of ordered) {
      const text = renderRow(row);
      if (text !== '') return text;
    }
    return '';
  };
  return (item) =>
    listText((end < 0 ? [item] : valuesAt(item, path.slice(0, end)).flatMap(entriesOf)).map(renderHolder));
};

const fieldPart = (
  { queryPath, path, translations }: PathReference,
  inner: CollectionTemplate | null,
  language: string | null,
): Part => {
  const { languagePath = null } = translations ?? {};
  return {
    fields: [
      ...(inner === null || inner.fields.length === 0
        ? [queryPath]
        : inner.fields.map((field) => `${queryPath}.${field}`)),
      ...(translations === null || languagePath === null ? [] : [`${translations.path}.${languagePath}`]),
    ],
    render:
      translations === null || language === null
        ? renderPath(path, inner)
        : renderTranslation(translations, renderPath(path.slice(translations.path.length + 1), inner), language),
  };
};

type Names = (schema: Schema, collection: string) => string;

interface Reading {
  /** Gives the template of related items at the end of a path. */
  readonly names: Names | null;
  readonly language: string | null;
}

const compile = (
  schema: Schema,
  collection: string,
  template: string,
  { names, language }: Reading,
): CollectionTemplate => {
  const parts = parseTemplate(template).map((part): Part => {
    if (part.kind === 'text') return { fields: [], render: () => part.text };
    const reference = referenceOf(schema, collection, part.path);
    if (reference === null) return { fields: [], render: () => '' };
    const related = reference.collection;
    const inner =
      related === null || names === null
        ? null
        : compile(schema, related, names(schema, related), {
            names: names === defaultTemplate ? keyTemplate : null,
            language,
          });
    return fieldPart(reference, inner, language);
  });
  return {
    fields: [...new Set(parts.flatMap((part) => part.fields))],
    render: (item) =>
      parts
        .map((part) => part.render(item))
        .join('')
        .trim(),
  };
};

/**
 * Compiles a template of a collection; null means the collection's display template. A relation at the end of a path
 * uses the display template of its collection, or its key; relations in that template use their keys, which ends
 * cycles. Of a list of translations on a path only one is rendered, if possible in `language`, that
 * of the reader; all of them without a language. The fields do not depend on it.
 */
export const collectionTemplate = (
  schema: Schema,
  collection: string,
  template: string | null,
  language: string | null = null,
): CollectionTemplate =>
  compile(schema, collection, template || defaultTemplate(schema, collection), { names: defaultTemplate, language });
