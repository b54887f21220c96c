import type { LayoutRequest, DisplayResolver } from '../../domain/presets';
import { decodeTableQuery, defaultListFields, savedFields, tableItemsQuery } from '../../domain/query';
import {
  fieldsOf,
  isAlias,
  isNoData,
  MAX_PATH_LENGTH,
  primaryKeyOf,
  type Field,
  type Schema,
} from '../../domain/schema';
import { collectionTemplate, referenceOf, type CollectionTemplate, type PathReference } from '../../domain/templates';
import type { Json, JsonObject } from '../../kernel';

/** What the cells of a column show. */
export type ColumnContent =
  /** The values at the path, by the display of the last field. */
  | { readonly kind: 'value'; readonly text?: (value: Json) => string }
  /** A related item, by its collection's template. */
  | { readonly kind: 'item'; readonly template: CollectionTemplate; readonly keyPath: string | null }
  /** The number of related items. */
  | { readonly kind: 'count' };

/** A column and the fields it requests. */
export interface ColumnSource {
  /** Dotted path from the listed collection. */
  readonly path: string;
  /** The fields along the path; the last one is shown. */
  readonly fields: readonly Field[];
  readonly field: Field;
  readonly content: ColumnContent;
  /** The path ends at a relation. */
  readonly relational: boolean;
  /** Dotted paths for the request. */
  readonly requestedFields: readonly string[];
}

export interface ColumnSources {
  readonly sources: readonly ColumnSource[];
  /** Number of saved columns whose field is deleted or not readable for the user. */
  readonly missing: number;
  /** Number of columns beyond MAX_COLUMNS. */
  readonly omitted: number;
}

export const MAX_COLUMNS = 100;

const isPath = (path: string): boolean => path.split('.', MAX_PATH_LENGTH + 1).length <= MAX_PATH_LENGTH;

const prefixed = (path: string, fields: readonly string[]): readonly string[] =>
  fields.map((field) => `${path}.${field}`);

/** Whether the path continues after a field that is neither a relation nor JSON. */
const isUnresolvablePath = ({ queryPath, path, fields, collection }: PathReference): boolean =>
  collection === null && queryPath !== path && fields.at(-1)?.type !== 'json';

const relatedKeyPath = (schema: Schema, collection: string, path: string): readonly string[] => {
  const key = primaryKeyOf(schema, collection);
  return key === null ? [] : prefixed(path, [key.field]);
};

type CellSource = Pick<ColumnSource, 'content' | 'requestedFields'>;

/**
 * Requests what the display of a relation requires, else the fields of the related collection's template; for a list
 * only the keys, to count them.
 */
const relatedCellSource = (
  schema: Schema,
  collection: string,
  path: string,
  { fields, collection: related, listedCollection }: PathReference,
  resolveDisplay: DisplayResolver,
  language: string | null,
): CellSource | null => {
  const field = fields.at(-1);
  if (field === undefined || related === null || listedCollection === null) return null;
  const shown = resolveDisplay(schema, field, listedCollection);
  const needs = shown?.fields.filter((need) => referenceOf(schema, listedCollection, need) !== null) ?? null;
  if (shown !== null && needs !== null)
    return {
      content: { kind: 'value', text: shown.text },
      requestedFields:
        needs.length === 0 ? [path] : [...prefixed(path, needs), ...relatedKeyPath(schema, listedCollection, path)],
    };
  if (isAlias(field)) return { content: { kind: 'count' }, requestedFields: [path] };
  const template = collectionTemplate(schema, collection, `{{${path}}}`, language);
  const key = relatedKeyPath(schema, related, path);
  return {
    content: { kind: 'item', template, keyPath: key[0] ?? null },
    requestedFields: [...template.fields.filter((asked) => asked !== path || key.length === 0), ...key],
  };
};

/**
 * The column for a dotted path; null when the path leads to no field with a value. `language` is
 * that of the reader.
 */
export const columnSource = (
  schema: Schema,
  collection: string,
  path: string,
  resolveDisplay: DisplayResolver,
  language: string | null = null,
): ColumnSource | null => {
  const reference = isPath(path) ? referenceOf(schema, collection, path) : null;
  const field = reference?.fields.at(-1) ?? null;
  if (reference === null || field === null || isNoData(field) || isUnresolvablePath(reference)) return null;
  const { content, requestedFields } = relatedCellSource(
    schema,
    collection,
    path,
    reference,
    resolveDisplay,
    language,
  ) ?? {
    content: { kind: 'value' } as const,
    requestedFields: [reference.queryPath],
  };
  return { path, fields: reference.fields, field, content, requestedFields, relational: reference.collection !== null };
};

/** The columns of a view; the default columns when none of the saved ones exists. */
export const columnSources = (
  schema: Schema,
  collection: string,
  layoutQuery: JsonObject,
  resolveDisplay: DisplayResolver,
  language: string | null = null,
): ColumnSources => {
  const sourcesOf = (paths: readonly string[]) =>
    paths.flatMap((path) => columnSource(schema, collection, path, resolveDisplay, language) ?? []);
  const saved = savedFields(layoutQuery, 'tabular');
  const existing = sourcesOf(saved);
  const sources = existing.length > 0 ? existing : sourcesOf(defaultListFields(schema, collection));
  return {
    sources: sources.slice(0, MAX_COLUMNS),
    missing: saved.length - existing.length,
    omitted: Math.max(0, sources.length - MAX_COLUMNS),
  };
};

/** The collection's own fields that are not among these columns. */
export const availableSources = (
  schema: Schema,
  collection: string,
  sources: readonly ColumnSource[],
  resolveDisplay: DisplayResolver,
): readonly ColumnSource[] => {
  const shown = new Set(sources.map(({ path }) => path));
  return fieldsOf(schema, collection).flatMap(({ field }) =>
    shown.has(field) ? [] : (columnSource(schema, collection, field, resolveDisplay) ?? []),
  );
};

/** One request for all columns. The fields are sorted, so that reordering columns does not change the request. */
export const tabularRequest: LayoutRequest = ({ schema, collection, view, filter, resolveDisplay }) => {
  const query = decodeTableQuery(schema, collection, view.layout_query, 'tabular');
  const { sources } = columnSources(schema, collection, view.layout_query, resolveDisplay);
  const fields = sources.flatMap(({ requestedFields }) => requestedFields).sort();
  const items = { ...query, fields, search: view.search, ...(filter === null ? {} : { filter }) };
  return tableItemsQuery(items, primaryKeyOf(schema, collection)?.field ?? null);
};
