import type { Collection, Field } from '../../../../domain/schema';
import type { WorldRelation } from '../../world/world';
import type { SchemaWriter } from './schema-writer';

interface FieldRef {
  readonly collection: string;
  readonly field: string;
}

const isField =
  ({ collection, field }: FieldRef) =>
  (other: FieldRef): boolean =>
    other.collection === collection && other.field === field;

/** The list on the other side of a relation, which is removed with its key. */
const listingOf = ({ related_collection: collection, meta }: WorldRelation): readonly FieldRef[] =>
  collection !== null && meta?.one_field ? [{ collection, field: meta.one_field }] : [];

const withoutList =
  (ref: FieldRef) =>
  (relation: WorldRelation): WorldRelation => {
    const { related_collection, meta } = relation;
    const isListing = related_collection === ref.collection && meta?.one_field === ref.field;
    return isListing && meta ? { ...relation, meta: { ...meta, one_field: null } } : relation;
  };

const withoutRoles =
  ({ collection: name, field }: FieldRef) =>
  (collection: Collection): Collection => {
    const { meta } = collection;
    if (collection.collection !== name || meta === null) return collection;
    const without = (value: string | null): string | null => (value === field ? null : value);
    return {
      ...collection,
      meta: { ...meta, sort_field: without(meta.sort_field), archive_field: without(meta.archive_field) },
    };
  };

/**
 * Removes a field with its values. A key takes its relation and the list on the other side along, a list only its name
 * in the relation. Presets, permissions and templates keep mentioning it.
 */
export const removeField = (edit: SchemaWriter, ref: FieldRef): void => {
  const own = edit.model.relations.filter(isField(ref));
  const removed = [ref, ...own.flatMap(listingOf)];
  const isRemoved = (field: Field): boolean => removed.some((one) => isField(one)(field));
  edit.change(({ collections, fields, relations }) => ({
    collections: collections.map(withoutRoles(ref)),
    fields: fields.filter((field) => !isRemoved(field)),
    relations: relations.filter((relation) => !isField(ref)(relation)).map(withoutList(ref)),
  }));
  edit.database.changeAll(ref.collection, (row) => {
    const { [ref.field]: _gone, ...rest } = row;
    return rest;
  });
};

const withoutAllowed =
  (name: string) =>
  (relation: WorldRelation): WorldRelation => {
    const { meta } = relation;
    const allowed = meta?.one_allowed_collections ?? null;
    if (meta === null || !allowed?.includes(name)) return relation;
    return { ...relation, meta: { ...meta, one_allowed_collections: allowed.filter((other) => other !== name) } };
  };

/** System collections with rows about a collection; revisions go with their activity. */
const DEPENDENT_COLLECTIONS = ['directus_permissions', 'directus_presets', 'directus_activity', 'directus_revisions'];

/**
 * Removes a collection with its rows, presets, permissions, activity and revisions, the keys in other collections that
 * reference it, and the lists in collections that it references.
 */
export const removeCollection = (edit: SchemaWriter, name: string): void => {
  const { relations } = edit.model;
  const keys = relations.filter((relation) => relation.related_collection === name && relation.collection !== name);
  for (const key of keys) removeField(edit, key);
  for (const own of relations.filter(({ collection }) => collection === name)) {
    for (const list of listingOf(own)) removeField(edit, list);
  }
  for (const system of DEPENDENT_COLLECTIONS) edit.database.removeWhere(system, (row) => row['collection'] === name);
  edit.change((structure) => ({
    collections: structure.collections.filter(({ collection }) => collection !== name),
    fields: structure.fields.filter(({ collection }) => collection !== name),
    relations: structure.relations.filter(({ collection }) => collection !== name).map(withoutAllowed(name)),
  }));
};
