import { isSingleton, type OnDelete, type Schema } from '../schema';
import { distinctColumn, inverseFieldName, withGeneratedNames } from './generated-names';
import { inputDenied } from './relation-inputs';
import { withDefaultOnDelete, withMeta, type RelationDraft, type RelationMap } from './relation-map';

const inverseName = (schema: Schema, map: RelationMap, related: string, value: boolean | string): string | null => {
  if (value === false) return null;
  if (value !== true) return value || null;
  const more = related === map.collection ? [map.field] : [];
  return inverseFieldName(schema, map.collection, related, more);
};

/**
 * Adds a field on the related side, or removes it (spec 001, 4): for a many-to-one a list, for a many-to-many the
 * same list seen from there; for a one-to-many it is the foreign key itself, whose name is entered separately.
 * Without a related collection there is none.
 */
const changeInverseField = (schema: Schema, map: RelationMap, value: boolean | string): RelationMap => {
  const on = value !== false;
  if (map.kind === 'o2m') return { ...map, corresponding: on };
  const relation = map.far ?? map.near;
  const related = relation.related_collection ?? '';
  const listing = related === '' ? null : inverseName(schema, map, related, value);
  const changed = withMeta(relation, { one_field: listing });
  return map.far === null ? { ...map, corresponding: on, near: changed } : { ...map, corresponding: on, far: changed };
};

/** An entered value. An empty name means none. */
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
  /** True takes a suggested name, a text is the name, false removes the field. */
  | { readonly input: 'corresponding'; readonly value: boolean | string };

const changeFar = (map: RelationMap, change: (far: RelationDraft) => RelationDraft): RelationMap =>
  map.far === null ? map : { ...map, far: change(map.far) };

/** The related side: for a one-to-many the collection with the foreign keys, otherwise the target of the last key. */
const changeRelated = (map: RelationMap, related: string): RelationMap => {
  if (map.far !== null) return changeFar(map, (far) => ({ ...far, related_collection: related }));
  const near = map.kind === 'o2m' ? { ...map.near, collection: related } : { ...map.near, related_collection: related };
  return { ...map, near: withDefaultOnDelete(near) };
};

const changeJunction = (map: RelationMap, junction: string): RelationMap =>
  changeFar({ ...map, near: { ...map.near, collection: junction } }, (far) => ({ ...far, collection: junction }));

/** Each relation of the junction names the other's column; the two columns never have the same name. */
const changeColumns = (map: RelationMap, nearField: string, farField: string): RelationMap => {
  const second = distinctColumn(nearField, farField);
  const near = withMeta({ ...map.near, field: nearField }, { junction_field: second || null });
  return changeFar({ ...map, near }, (far) =>
    withMeta({ ...far, field: second }, { junction_field: nearField || null }),
  );
};

/** A one-to-many without a junction has one column only. */
const changeNearField = (map: RelationMap, field: string): RelationMap =>
  map.far === null ? { ...map, near: { ...map.near, field } } : changeColumns(map, field, map.far.field);

/** Singletons are not offered as targets. */
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
      return changeFar(map, (far) =>
        withMeta(far, { one_allowed_collections: withoutSingletons(schema, change.value) }),
      );
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

/** Applies one input and its consequences. A locked input changes nothing. */
export const changeMap = (schema: Schema, map: RelationMap, change: MapChange): RelationMap =>
  inputDenied(map, change.input) === false ? withGeneratedNames(schema, applyChange(schema, map, change)) : map;

/** The map after the field's name has changed. The name of an existing field cannot change. */
export const renameMap = (schema: Schema, map: RelationMap, field: string): RelationMap => {
  if (map.existing) return map;
  const holdsKey = map.kind === 'm2o' || map.kind === 'file';
  const near = holdsKey ? { ...map.near, field } : withMeta(map.near, { one_field: field || null });
  return withGeneratedNames(schema, { ...map, field, near });
};
