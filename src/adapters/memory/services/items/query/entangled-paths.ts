import type { Filter } from '../../../../../domain/filters';
import { isJsonObject, type Json } from '../../../../../kernel';
import { databaseError } from '../../../api-error';
import type { Model } from '../../../world/model';

export const isGroup = (key: string): boolean => key === '_and' || key === '_or';

/** The fields that lead to what a condition compares; null where they lead to lists or to items of any collection. */
const pathOf = (model: Model, collection: string, field: string, condition: Json): readonly string[] | null => {
  const [[key, operand] = ['_eq', null]] = isJsonObject(condition) ? Object.entries(condition) : [];
  if (key.startsWith('_')) return [field];
  const relation = model.relationOf(collection, field);
  const further = relation?.kind === 'one' ? pathOf(model, relation.related, key, operand) : null;
  return further && [field, ...further];
};

const pathsIn = (model: Model, collection: string, filter: Filter): readonly (readonly string[])[] =>
  Object.entries(filter).flatMap(([key, condition]) => {
    if (isGroup(key) && Array.isArray(condition))
      return condition.filter(isJsonObject).flatMap((part) => pathsIn(model, collection, part));
    const path = key.startsWith('_') ? null : pathOf(model, collection, key, condition);
    return path === null ? [] : [path];
  });

/**
 * Throws when a key behind a path (`author.country`) is compared and another path leads on through it
 * (`author.country.name`): the server loses the names of its joins.
 */
export const assertPathsApart = (model: Model, collection: string, filter: Filter): void => {
  const paths = pathsIn(model, collection, filter);
  const joined = new Set(paths.flatMap((path) => path.slice(1).map((_, at) => path.slice(0, at + 1).join('.'))));
  const lost = paths.find((path) => path.length > 1 && joined.has(path.join('.')));
  if (lost !== undefined) throw databaseError(`ERROR: no such column: [object Object].${lost.at(-1) ?? ''}`);
};
