import { matches, type Filter, type FilterContext } from '../../../../domain/filters';
import type { Item } from '../../../../domain/items';
import { isJsonObject, type Json } from '../../../../kernel';
import type { Model } from '../../model';
import type { RelatedRows } from './related-rows';
import { comparedValue } from './stored-value';

/** The relations a filter asks through, by field. */
interface Paths {
  readonly [field: string]: Paths;
}

const merge = (one: Paths, other: Paths): Paths => {
  const merged: Record<string, Paths> = { ...one };
  for (const [field, paths] of Object.entries(other)) merged[field] = merge(merged[field] ?? {}, paths);
  return merged;
};

const isGroup = (key: string): boolean => key === '_and' || key === '_or';

/** A condition that asks for fields, and not only for this value. */
const asksFurther = (condition: Json): boolean =>
  isJsonObject(condition) && Object.keys(condition).some((key) => isGroup(key) || !key.startsWith('_'));

const pathsOf = (filter: Json): Paths =>
  isJsonObject(filter)
    ? Object.entries(filter).reduce<Paths>((paths, [key, condition]) => {
        if (isGroup(key)) return Array.isArray(condition) ? condition.map(pathsOf).reduce(merge, paths) : paths;
        return asksFurther(condition) ? merge(paths, { [key]: pathsOf(condition) }) : paths;
      }, {})
    : {};

/** A row as a filter looks at it: numbers as numbers, and the relations it asks through in the place of their keys. */
const lookedAt = (model: Model, related: RelatedRows, collection: string, row: Item, paths: Paths): Item => {
  const columns = model.columnsOf(collection);
  const values = columns.map((field): [string, Json] => [field.field, comparedValue(field, row[field.field] ?? null)]);
  const relations = Object.entries(paths).flatMap(([field, deeper]): [string, Json][] => {
    const relation = model.relationOf(collection, field);
    if (relation === null) return [];
    const look = (other: Item): Item => lookedAt(model, related, relation.related, other, deeper);
    if (relation.kind === 'many') return [[field, related.many(relation, row[model.keyField(collection)] ?? null).map(look)]];
    const one = related.one(relation.related, row[field] ?? null);
    return [[field, one === null ? null : look(one)]];
  });
  return Object.fromEntries([...values, ...relations]);
};

/** The test of a filter for rows of a collection. Expects a filter that `checkFilter` has let pass. */
export const filterTest = (model: Model, related: RelatedRows, collection: string, filter: Filter, context: FilterContext) => {
  const paths = pathsOf(filter);
  const empty = Object.keys(filter).length === 0;
  return (row: Item): boolean => empty || matches(filter, lookedAt(model, related, collection, row, paths), context);
};
