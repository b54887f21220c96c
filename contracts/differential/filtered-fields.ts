import { isJsonObject, type Json } from '../../src/kernel';
import { COLLECTIONS, shapeOf, type CollectionShape, type FieldShape } from './shape';
import type { Request } from './request';

const parsed = (text: Json): Json => {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as Json) : text;
  } catch {
    return null;
  }
};

/** The query of a request, from its URL or its body. */
export const queryOf = ({ query, body }: Request): Readonly<Record<string, Json>> =>
  isJsonObject(body) && isJsonObject(body['query']) ? body['query'] : query;

export const collectionOf = ({ path }: Request): CollectionShape | null =>
  COLLECTIONS.find(({ name }) => path === `/items/${name}` || path.startsWith(`/items/${name}/`)) ?? null;

/** A field with a filter condition, and the relational fields that lead to it. */
export interface FilteredField {
  readonly path: readonly FieldShape[];
  readonly field: FieldShape;
  readonly condition: Json;
}

const askedIn = (name: string, filter: Json, way: readonly FieldShape[]): readonly FilteredField[] => {
  if (Array.isArray(filter)) return filter.flatMap((part: Json) => askedIn(name, part, way));
  if (!isJsonObject(filter)) return [];
  return Object.entries(filter).flatMap(([key, condition]) => {
    if (key === '_and' || key === '_or') return askedIn(name, condition, way);
    const [plain, scope] = key.split(':');
    const field = shapeOf(name).fields.find((candidate) => candidate.name === plain);
    if (field === undefined) return [];
    const to = field.to ?? field.toAny?.find((candidate) => candidate === scope);
    const deeper = to === undefined ? [] : askedIn(to, condition, [...way, field]);
    return [{ path: way, field, condition }, ...deeper];
  });
};

/** Every field in the filter of a request. */
export const filteredFields = (request: Request): readonly FilteredField[] => {
  const collection = collectionOf(request);
  return collection === null ? [] : askedIn(collection.name, parsed(queryOf(request)['filter'] ?? null), []);
};
