import type { LayoutRequest, DisplayResolver } from '../../domain/presets';
import { decodeTableQuery, savedFields, tableItemsQuery } from '../../domain/query';
import {
  defaultListFields,
  fieldsOf,
  isAlias,
  isNoData,
  primaryKeyOf,
  type Field,
  type Schema,
} from '../../domain/schema';
import { collectionTemplate, referenceOf, type CollectionTemplate, type PathReference } from '../../domain/templates';
import type { Json, JsonObject } from '../../kernel';

/** What stands in the cells of a column. */
export type ColumnContent =
  /** Whatever the display of the field at the end makes of the values there. */
  | { readonly kind: 'value'; readonly text?: (value: Json) => string }
  /** A related item, called what its collection calls its items. */
  | { readonly kind: 'item'; readonly template: CollectionTemplate; readonly keyPath: string | null }
  /** How many related items there are. */
  | { readonly kind: 'count' };

/** A column as far as it decides what is asked for. */
export interface ColumnSource {
  /** Dotted, from the collection that is listed. */
  readonly path: string;
  /** The fields on the way, the shown one at the end. */
  readonly fields: readonly Field[];
  readonly field: Field;
  readonly content: ColumnContent;
  /** It leads to another item, or to several. */
  readonly relational: boolean;
  /** What the server is asked for, as dotted paths. */
  readonly requestedFields: readonly string[];
}

export interface ColumnSources {
  readonly sources: readonly ColumnSource[];
  /** How many columns somebody has chosen that are deleted, or not for this person's eyes. */
  readonly missing: number;
  /** How many are left out because nobody could look at so many. */
  readonly omitted: number;
}

/** More columns than this are not drawn. */
export const MAX_COLUMNS = 100;

/** As many steps as servers follow. */
const MAX_PATH_LENGTH = 10;

const isPath = (path: string): boolean => path.split('.', MAX_PATH_LENGTH + 1).length <= MAX_PATH_LENGTH;

const prefixed = (path: string, fields: readonly string[]): readonly string[] =>
  fields.map((field) => `${path}.${field}`);

/** Into a text or a number no path leads on. */
const isUnresolvablePath = ({ queryPath, path, fields, collection }: PathReference): boolean =>
  collection === null && queryPath !== path && fields.at(-1)?.type !== 'json';

const relatedKeyPath = (schema: Schema, collection: string, path: string): readonly string[] => {
  const key = primaryKeyOf(schema, collection);
  return key === null ? [] : prefixed(path, [key.field]);
};

type CellSource = Pick<ColumnSource, 'content' | 'requestedFields'>;

/** What the display needs, or else what the related collection calls its items; of a list only the keys, to count them. */
const relatedCellSource = (
  schema: Schema,
  collection: string,
  path: string,
  { fields, collection: related, listedCollection }: PathReference,
  shownWith: DisplayResolver,
): CellSource | null => {
  const field = fields.at(-1);
  if (field === undefined || related === null || listedCollection === null) return null;
  const shown = shownWith(schema, field, listedCollection);
  const needs = shown?.fields.filter((need) => referenceOf(schema, listedCollection, need) !== null) ?? null;
  if (shown !== null && needs !== null)
    return {
      content: { kind: 'value', text: shown.text },
      requestedFields:
        needs.length === 0 ? [path] : [...prefixed(path, needs), ...relatedKeyPath(schema, listedCollection, path)],
    };
  if (isAlias(field)) return { content: { kind: 'count' }, requestedFields: [path] };
  const template = collectionTemplate(schema, collection, `{{${path}}}`);
  const key = relatedKeyPath(schema, related, path);
  return {
    content: { kind: 'item', template, keyPath: key[0] ?? null },
    requestedFields: [...template.fields.filter((asked) => asked !== path || key.length === 0), ...key],
  };
};

/** A column, given the dotted path that a view names; null where this leads to no field with a value. */
export const columnSource = (
  schema: Schema,
  collection: string,
  path: string,
  shownWith: DisplayResolver,
): ColumnSource | null => {
  const reference = isPath(path) ? referenceOf(schema, collection, path) : null;
  const field = reference?.fields.at(-1) ?? null;
  if (reference === null || field === null || isNoData(field) || isUnresolvablePath(reference)) return null;
  const { content, requestedFields } = relatedCellSource(schema, collection, path, reference, shownWith) ?? {
    content: { kind: 'value' } as const,
    requestedFields: [reference.queryPath],
  };
  return { path, fields: reference.fields, field, content, requestedFields, relational: reference.collection !== null };
};

/** The columns that a view of a collection has; those of a list nobody has arranged when there is none left. */
export const columnSources = (
  schema: Schema,
  collection: string,
  layoutQuery: JsonObject,
  shownWith: DisplayResolver,
): ColumnSources => {
  const sourcesOf = (paths: readonly string[]) =>
    paths.flatMap((path) => columnSource(schema, collection, path, shownWith) ?? []);
  const saved = savedFields(layoutQuery, 'tabular');
  const found = sourcesOf(saved);
  const sources = found.length > 0 ? found : sourcesOf(defaultListFields(schema, collection));
  return {
    sources: sources.slice(0, MAX_COLUMNS),
    missing: saved.length - found.length,
    omitted: Math.max(0, sources.length - MAX_COLUMNS),
  };
};

/** The fields of the collection itself that could be columns besides these. */
export const availableSources = (
  schema: Schema,
  collection: string,
  sources: readonly ColumnSource[],
  shownWith: DisplayResolver,
): readonly ColumnSource[] => {
  const shown = new Set(sources.map(({ path }) => path));
  return fieldsOf(schema, collection).flatMap(({ field }) =>
    shown.has(field) ? [] : (columnSource(schema, collection, field, shownWith) ?? []),
  );
};

/** All that the columns show, in one request; in another order they ask for the same. */
export const tabularRequest: LayoutRequest = ({ schema, collection, view, filter, shownWith }) => {
  const query = decodeTableQuery(schema, collection, view.layout_query, 'tabular');
  const { sources } = columnSources(schema, collection, view.layout_query, shownWith);
  const fields = sources.flatMap(({ requestedFields }) => requestedFields).sort();
  const sought = { ...query, fields, search: view.search, ...(filter === null ? {} : { filter }) };
  return tableItemsQuery(sought, primaryKeyOf(schema, collection)?.field ?? null);
};
