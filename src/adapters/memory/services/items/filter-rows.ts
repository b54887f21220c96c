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

type Look = (row: Item) => Item;

const relatedLook = (
  model: Model,
  related: RelatedRows,
  collection: string,
  field: string,
  paths: Paths,
): ((row: Item) => Json) | null => {
  const relation = model.relationOf(collection, field);
  if (relation === null) return null;
  const look = lookOf(model, related, relation.related, paths);
  if (relation.kind === 'many') {
    const key = model.keyField(collection);
    return (row) => related.many(relation, row[key] ?? null).map(look);
  }
  return (row) => {
    const one = related.one(relation.related, row[field] ?? null);
    return one === null ? null : look(one);
  };
};

/** A row as a filter looks at it: numbers as numbers, and the relations it asks through in the place of their keys. */
const lookOf = (model: Model, related: RelatedRows, collection: string, paths: Paths): Look => {
  const values = model
    .columnsOf(collection)
    .map((field) => [field.field, (row: Item): Json => comparedValue(field, row[field.field] ?? null)] as const);
  const relations = Object.entries(paths).flatMap(([field, deeper]) => {
    const look = relatedLook(model, related, collection, field, deeper);
    return look === null ? [] : [[field, look] as const];
  });
  const looks = [...values, ...relations];
  return (row) => Object.fromEntries(looks.map(([field, look]) => [field, look(row)]));
};

/** The test of a filter for rows of a collection. Expects a filter that `checkFilter` has let pass. */
export const filterTest = (
  model: Model,
  related: RelatedRows,
  collection: string,
  filter: Filter,
  context: FilterContext,
): ((row: Item) => boolean) => {
  if (Object.keys(filter).length === 0) return () => true;
  const look = lookOf(model, related, collection, pathsOf(filter));
  return (row) => matches(filter, look(row), context);
};
