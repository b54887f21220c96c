import type { Schema } from '../schema';
import { distinctColumn, columnName, junctionName } from './generated-names';
import { keyOf, keyOfRelated } from './key-of';
import { withMeta, type RelationMap } from './relation-map';

/** The junction's column for the key of any item, and the one for the name of that item's collection. */
const ANY_KEY = 'item';
const ANY_COLLECTION = 'collection';

interface JunctionNames {
  readonly junction: string;
  readonly near: string;
  readonly far: string;
}

const UNNAMED: JunctionNames = { junction: '', near: '', far: '' };

/** A junction to any collection has no related one to be named after, so the field gives it its name. */
const namesFor = (schema: Schema, map: RelationMap, related: string | null): JunctionNames => {
  const second = related ?? map.field;
  if (second === '') return UNNAMED;
  const near = columnName(map.collection, keyOf(schema, map.collection).name);
  return {
    junction: junctionName(schema, map.collection, second),
    near,
    far: related === null ? ANY_KEY : distinctColumn(near, columnName(related, keyOfRelated(schema, related, map.kind).name)),
  };
};

/** The map with the junction's names as they follow from the rest; as it is where nothing is to follow (spec 001, 4). */
export const withGeneratedNames = (schema: Schema, map: RelationMap): RelationMap => {
  const { near, far } = map;
  if (far === null || !map.autoFill) return map;
  const names = namesFor(schema, map, far.related_collection);
  const toAny = far.related_collection === null;
  return {
    ...map,
    near: withMeta({ ...near, collection: names.junction, field: names.near }, { junction_field: names.far || null }),
    far: withMeta(
      { ...far, collection: names.junction, field: names.far },
      { junction_field: names.near || null, one_collection_field: toAny ? ANY_COLLECTION : null },
    ),
  };
};
