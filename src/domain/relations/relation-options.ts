import {
  fieldsOf,
  isPrimaryKey,
  isSingleton,
  isSystemCollection,
  primaryKeyOf,
  type Field,
  type Schema,
} from '../schema';
import type { RelationMap } from './relation-map';

/** System collections that cannot be the target of a relation. */
const NOT_RELATABLE: readonly string[] = [
  'directus_activity',
  'directus_collections',
  'directus_fields',
  'directus_migrations',
  'directus_relations',
  'directus_revisions',
  'directus_sessions',
  'directus_settings',
];

/** Names of collections; the platform's own form a group of their own. */
export interface CollectionOptions {
  readonly collections: readonly string[];
  readonly system: readonly string[];
}

/** Targets of a relation (spec 001, 5). */
export const relatableCollections = (schema: Schema): CollectionOptions => {
  const names = [...schema.collections.keys()].filter((name) => !NOT_RELATABLE.includes(name));
  return {
    collections: names.filter((name) => !isSystemCollection(name)),
    system: names.filter(isSystemCollection),
  };
};

/** The foreign keys that point to a collection, from it or from others: 'articles.author'. */
export const fieldsPointingTo = (schema: Schema, collection: string): readonly string[] =>
  [...schema.relations.values()]
    .flat()
    .filter((relation) => relation.related_collection === collection)
    .map((relation) => `${relation.collection}.${relation.field}`);

/** Targets of a many-to-any: all collections except singletons, those of the platform last. */
export const anyCollections = (schema: Schema): readonly string[] => {
  const names = [...schema.collections.values()]
    .filter((collection) => !isSingleton(collection))
    .map(({ collection }) => collection);
  return [...names.filter((name) => !isSystemCollection(name)), ...names.filter(isSystemCollection)];
};

/** Why a column cannot order a list. */
export type SortFieldDenial = 'primary_key' | 'junction_key' | 'type_differs';

const sortFieldDenied = (schema: Schema, map: RelationMap, field: Field): SortFieldDenial | false => {
  if (isPrimaryKey(field)) return 'primary_key';
  const { near, far } = map;
  if (far !== null) return field.field === near.field || field.field === far.field ? 'junction_key' : false;
  const key = primaryKeyOf(schema, map.collection);
  return key !== null && field.type !== key.type ? 'type_differs' : false;
};

/** A column that might order the list; `disabled` is the reason why it cannot. */
export interface SortFieldOption {
  readonly field: string;
  readonly disabled: SortFieldDenial | false;
}

/** Suggestions for the sort field: the columns of the collection with the foreign key (spec 001, 5). */
export const sortFieldOptions = (schema: Schema, map: RelationMap): readonly SortFieldOption[] =>
  fieldsOf(schema, map.near.collection).map((field) => ({
    field: field.field,
    disabled: sortFieldDenied(schema, map, field),
  }));
