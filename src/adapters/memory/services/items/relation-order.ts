import type { Item } from '../../../../domain/items';
import type { Json } from '../../../../kernel';
import type { Model } from '../../world/model';

type Rank = readonly [guarded: number, table: number, place: number];

/** Foreign keys as the database lists them: table by table, the newest of a table first; what it does not guard comes last. */
const rankOf = (model: Model, collection: string, field: string): Rank | null => {
  const place = model.relations.findIndex(
    (relation) =>
      (relation.collection === collection && relation.field === field) ||
      (relation.related_collection === collection && relation.meta?.one_field === field),
  );
  const relation = model.relations[place];
  if (relation === undefined) return null;
  const table = model.collections.findIndex((other) => other.collection === relation.collection);
  return [relation.related_collection === null ? 1 : 0, table, -place];
};

const compare = (one: Rank, other: Rank): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** The members of a payload that lead to other items, in the order in which those are written, whatever order they were sent in. */
export const relatedInOrder = (
  model: Model,
  collection: string,
  payload: Item,
): readonly (readonly [field: string, value: Json])[] =>
  Object.entries(payload)
    .flatMap(([field, value]) => {
      const rank = rankOf(model, collection, field);
      return rank === null ? [] : [{ field, value, rank }];
    })
    .sort((one, other) => compare(one.rank, other.rank))
    .map(({ field, value }) => [field, value] as const);
