import { isSingleton, type OnDelete, type Schema } from '../schema';
import { withGeneratedNames } from './auto-fill';
import { changeInverseField } from './corresponding';
import { distinctColumn } from './generated-names';
import { inputDenied } from './locked-inputs';
import { withDefaultOnDelete } from './on-delete';
import { withMeta, type RelationDraft, type RelationMap } from './relation-map';

/** What somebody entered. A name may be empty: nothing is chosen (any more). */
export type MapChange =
  | {
      readonly input: 'related_collection' | 'junction_collection' | 'near_field' | 'far_field';
      readonly value: string;
    }
  | { readonly input: 'one_collection_field' | 'sort_field'; readonly value: string | null }
  | { readonly input: 'one_allowed_collections'; readonly value: readonly string[] }
  | { readonly input: 'one_deselect_action'; readonly value: 'nullify' | 'delete' }
  | { readonly input: 'on_delete'; readonly value: OnDelete }
  | { readonly input: 'auto_fill'; readonly value: boolean }
  /** True takes a suggested name, a text is the name, false takes the field away again. */
  | { readonly input: 'corresponding'; readonly value: boolean | string };

const changeFar = (map: RelationMap, change: (far: RelationDraft) => RelationDraft): RelationMap =>
  map.far === null ? map : { ...map, far: change(map.far) };

/** The other end of the field: for keys elsewhere the collection that holds them, otherwise what the last key points to. */
const changeRelated = (map: RelationMap, related: string): RelationMap => {
  if (map.far !== null) return changeFar(map, (far) => ({ ...far, related_collection: related }));
  const near = map.kind === 'o2m' ? { ...map.near, collection: related } : { ...map.near, related_collection: related };
  return { ...map, near: withDefaultOnDelete(near) };
};

const changeJunction = (map: RelationMap, junction: string): RelationMap =>
  changeFar({ ...map, near: { ...map.near, collection: junction } }, (far) => ({ ...far, collection: junction }));

/** Each of the junction's relations names the other's column, and the two columns are never the same. */
const changeColumns = (map: RelationMap, nearField: string, farField: string): RelationMap => {
  const second = distinctColumn(nearField, farField);
  const near = withMeta({ ...map.near, field: nearField }, { junction_field: second || null });
  return changeFar({ ...map, near }, (far) =>
    withMeta({ ...far, field: second }, { junction_field: nearField || null }),
  );
};

/** Keys elsewhere without a junction have one column only. */
const changeNearField = (map: RelationMap, field: string): RelationMap =>
  map.far === null ? { ...map, near: { ...map.near, field } } : changeColumns(map, field, map.far.field);

/** A collection with one item only is nothing to choose items from. */
const withoutSingletons = (schema: Schema, names: readonly string[]): readonly string[] =>
  names.filter((name) => {
    const collection = schema.collections.get(name);
    return collection === undefined || !isSingleton(collection);
  });

const applyChange = (schema: Schema, map: RelationMap, change: MapChange): RelationMap => {
  switch (change.input) {
    case 'related_collection':
      return changeInverseField(schema, changeRelated(map, change.value), map.corresponding);
    case 'junction_collection':
      return changeJunction(map, change.value);
    case 'near_field':
      return changeNearField(map, change.value);
    case 'far_field':
      return changeColumns(map, map.near.field, change.value);
    case 'one_collection_field':
      return changeFar(map, (far) => withMeta(far, { one_collection_field: change.value || null }));
    case 'one_allowed_collections':
      return changeFar(map, (far) => withMeta(far, { one_allowed_collections: withoutSingletons(schema, change.value) }));
    case 'sort_field':
      return { ...map, near: withMeta(map.near, { sort_field: change.value || null }) };
    case 'one_deselect_action':
      return { ...map, near: withMeta(map.near, { one_deselect_action: change.value }) };
    case 'on_delete':
      return { ...map, near: { ...map.near, schema: { on_delete: change.value } } };
    case 'auto_fill':
      return { ...map, autoFill: change.value };
    case 'corresponding':
      return changeInverseField(schema, map, change.value);
  }
};

/** The map after an input has changed, and what follows from it. An input that is locked changes nothing. */
export const changeMap = (schema: Schema, map: RelationMap, change: MapChange): RelationMap =>
  inputDenied(map, change.input) === false ? withGeneratedNames(schema, applyChange(schema, map, change)) : map;

/** The map of a field whose name has changed. The name of a field that exists is given. */
export const renameMap = (schema: Schema, map: RelationMap, field: string): RelationMap => {
  if (map.existing) return map;
  const holdsKey = map.kind === 'm2o' || map.kind === 'file';
  const near = holdsKey ? { ...map.near, field } : withMeta(map.near, { one_field: field || null });
  return withGeneratedNames(schema, { ...map, field, near });
};
