import { matches, type Filter, type FilterContext } from '../../../../domain/filters';
import type { Item } from '../../../../domain/items';
import { isJsonObject, type Json } from '../../../../kernel';
import type { Model, ToMany } from '../../model';
import { fieldThrough, prepareFilter, throughField } from './prepare-filter';
import type { RelatedRows } from './related-rows';
import { comparedValue } from './stored-value';

/** The relations a prepared filter asks through, by field. */
interface Paths {
  readonly [field: string]: Paths;
}

const merge = (one: Paths, other: Paths): Paths => {
  const merged: Record<string, Paths> = { ...one };
  for (const [field, paths] of Object.entries(other)) merged[field] = merge(merged[field] ?? {}, paths);
  return merged;
};

const pathsOf = (filter: Json): Paths =>
  isJsonObject(filter)
    ? Object.entries(filter).reduce<Paths>((paths, [key, condition]) => {
        if (Array.isArray(condition)) return (condition as readonly Json[]).map(pathsOf).reduce(merge, paths);
        const field = fieldThrough(key);
        return field === null ? paths : merge(paths, { [field]: pathsOf(condition) });
      }, {})
    : {};

type Look = (row: Item) => Item;

/** Where there is no item, one with nothing in it stands for it, as in a join. */
const NOTHING: Item = {};

/** What looks at rows of one collection; `joined` when they stand beside the row of another. */
interface Looking {
  readonly model: Model;
  readonly related: RelatedRows;
  readonly collection: string;
  readonly joined: boolean;
}

const listLook = ({ model, related, collection, joined }: Looking, relation: ToMany, paths: Paths): ((row: Item) => Json) => {
  const look = lookOf({ model, related, collection: relation.related, joined: false }, paths);
  const keyField = model.keyField(collection);
  return (row) => {
    const key = row[keyField] ?? null;
    const rows = key === null ? [] : related.many(relation, key);
    return (joined && rows.length === 0 ? [NOTHING] : rows).map(look);
  };
};

const relatedLook = (looking: Looking, field: string, paths: Paths): ((row: Item) => Json) | null => {
  const { model, related, collection } = looking;
  const [name = '', scope = ''] = field.split(':');
  const relation = model.relationOf(collection, name);
  if (relation === null) return null;
  if (relation.kind === 'many') return listLook(looking, relation, paths);
  const other = relation.kind === 'any' ? scope : relation.related;
  const look = lookOf({ model, related, collection: other, joined: true }, paths);
  return (row) => {
    const elsewhere = relation.kind === 'any' && row[relation.collectionField] !== scope;
    return look((elsewhere ? null : related.one(other, row[name] ?? null)) ?? NOTHING);
  };
};

/** A row as a filter looks at it: numbers as numbers, and what the relations it asks through lead to beside their keys. */
const lookOf = (looking: Looking, paths: Paths): Look => {
  const values = looking.model
    .columnsOf(looking.collection)
    .map((field) => [field.field, (row: Item): Json => comparedValue(field, row[field.field] ?? null)] as const);
  const relations = Object.entries(paths).flatMap(([field, deeper]) => {
    const look = relatedLook(looking, field, deeper);
    return look === null ? [] : [[throughField(field), look] as const];
  });
  const looks = [...values, ...relations];
  return (row) => Object.fromEntries(looks.map(([field, look]) => [field, look(row)]));
};

/** The test of a filter for rows of a collection. Refuses what `prepareFilter` refuses. */
export const filterTest = (
  model: Model,
  related: RelatedRows,
  collection: string,
  filter: Filter,
  context: FilterContext,
): ((row: Item) => boolean) => {
  if (Object.keys(filter).length === 0) return () => true;
  const prepared = prepareFilter(model, collection, filter);
  const look = lookOf({ model, related, collection, joined: false }, pathsOf(prepared));
  return (row) => matches(prepared, look(row), context);
};
