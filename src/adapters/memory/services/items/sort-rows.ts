import { compareValues } from '../../../../domain/filters';
import type { Item } from '../../../../domain/items';
import type { Json } from '../../../../kernel';
import { databaseError } from '../../api-error';
import type { Model } from '../../model';
import { comparedValue } from './stored-value';

type Compare = (a: Item, b: Item) => number;

/** Text that found its way into a column of numbers comes after all of them. */
const compareColumn = (a: Json, b: Json): number => {
  const mixed = typeof a !== typeof b && [a, b].every((value) => typeof value === 'number' || typeof value === 'string');
  if (!mixed) return compareValues(a, b);
  return typeof a === 'number' ? -1 : 1;
};

const byField = (model: Model, collection: string, entry: string): Compare => {
  const descending = entry.startsWith('-');
  const name = descending ? entry.slice(1) : entry;
  const field = model.field(collection, name);
  if (field === null || field.schema === null) throw databaseError(`ERROR: no such column: ${collection}.${name}`);
  const valueOf = (row: Item) => comparedValue(field, row[name] ?? null);
  return (a, b) => (descending ? -1 : 1) * compareColumn(valueOf(a), valueOf(b));
};

/** Sorted by each field in turn and by the key at last; without fields, by hand order where there is one. */
export const sortRows = (
  model: Model,
  collection: string,
  rows: readonly Item[],
  sort: readonly string[],
): readonly Item[] => {
  const keyField = model.keyField(collection);
  const manual = model.collection(collection)?.meta?.sort_field ?? null;
  const fields = sort.length > 0 ? sort : manual !== null && model.field(collection, manual) ? [manual] : [];
  const last = model.field(collection, keyField) ? [keyField] : [];
  const compares = [...fields, ...last].map((entry) => byField(model, collection, entry));
  return [...rows].sort((a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
};
