import type { Json, JsonObject } from '../../kernel';
import { fieldOf, isNoData, type Schema } from '../schema';
import { objectIn, textIn, wholeNumberIn } from './saved-part';
import { sortParts } from './sort';
import { defaultTableQuery, isSortable, PAGE_SIZES, type TableQuery } from './table-query';

const MAX_LIMIT = Math.max(...PAGE_SIZES);

/** The columns that a preset names, each once, whether they are there or not: a list, or comma text. */
export const savedFields = (layoutQuery: Json, layout: string): readonly string[] => {
  const saved = objectIn(layoutQuery, layout)['fields'] ?? null;
  const paths: readonly Json[] = Array.isArray(saved) ? saved : typeof saved === 'string' ? saved.split(',') : [];
  return [...new Set(paths.filter((path) => typeof path === 'string' && path !== ''))] as readonly string[];
};

/** Those of them that are there. A path counts by its first step. */
const validFields = (schema: Schema, collection: string, layoutQuery: Json, layout: string): readonly string[] =>
  savedFields(layoutQuery, layout).filter((path) => {
    const field = fieldOf(schema, collection, path.split('.', 1).join(''));
    return field !== null && !isNoData(field);
  });

/** The server fails as a whole on a field it does not know, so such a sort is forgotten. */
const validSort = (schema: Schema, collection: string, part: JsonObject): string | null => {
  const sort = textIn(part, 'sort');
  const field = sort === null ? null : fieldOf(schema, collection, sortParts(sort).field);
  return field !== null && isSortable(field.type) ? sort : null;
};

/**
 * What a preset says of a paged layout (tabular, cards), from its `layout_query`. Total: whatever is missing, outdated
 * or nonsense is as in a list nobody has arranged.
 */
export const decodeTableQuery = (schema: Schema, collection: string, layoutQuery: Json, layout: string): TableQuery => {
  const part = objectIn(layoutQuery, layout);
  const usual = defaultTableQuery(schema, collection);
  const fields = validFields(schema, collection, layoutQuery, layout);
  return {
    ...usual,
    page: wholeNumberIn(part, 'page', 1, Number.MAX_SAFE_INTEGER) ?? usual.page,
    limit: wholeNumberIn(part, 'limit', 1, MAX_LIMIT) ?? usual.limit,
    sort: validSort(schema, collection, part) ?? usual.sort,
    fields: fields.length === 0 ? usual.fields : fields,
  };
};
