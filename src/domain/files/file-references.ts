import type { Filter } from '../filters';
import { type Access, denied, readablePaths } from '../permissions';
import { FILES } from '../relations';
import { isSingleton, isSystemCollection, type Relation, type Schema } from '../schema';

/** A field through which items refer to files. */
export interface FileReference {
  /** The collection of these items, not the junction between them and files. */
  readonly collection: string;
  readonly field: string;
  /** True when the collection is one object instead of a list. */
  readonly singleton: boolean;
  /** Path of the foreign key, from an item of the collection. */
  readonly path: readonly [string] | readonly [string, string];
}

/** System collections whose items users know as pages of their own. */
const NAMED_SYSTEM_COLLECTIONS = ['directus_users'];

const pathOf = (schema: Schema, relation: Relation): Pick<FileReference, 'collection' | 'field' | 'path'> => {
  const toOwner = (schema.relations.get(relation.collection) ?? []).find(
    ({ meta }) => meta?.junction_field === relation.field && meta.one_field !== null,
  );
  const list = toOwner?.meta?.one_field;
  return toOwner?.related_collection == null || list == null
    ? { collection: relation.collection, field: relation.field, path: [relation.field] }
    : { collection: toOwner.related_collection, field: list, path: [list, relation.field] };
};

/**
 * The fields with a file, or with a list of files, that the user may read. Files that are chosen in many-to-any lists and
 * files named in texts are not found by their key.
 */
export const fileReferences = (schema: Schema, access: Access): readonly FileReference[] =>
  [...schema.relations.values()]
    .flat()
    .filter(({ related_collection }) => related_collection === FILES)
    .map((relation) => pathOf(schema, relation))
    .flatMap((reference) => {
      const { collection, path } = reference;
      const definition = schema.collections.get(collection);
      if (definition === undefined) return [];
      if (isSystemCollection(collection) && !NAMED_SYSTEM_COLLECTIONS.includes(collection)) return [];
      if (denied(access, collection, 'read') !== false) return [];
      const name = path.join('.');
      return readablePaths(access, schema, collection, [name]).length === 0
        ? []
        : [{ ...reference, singleton: isSingleton(definition) }];
    });

/** Finds the items that refer to a file through this field. */
export const referenceFilter = ({ path }: FileReference, file: string): Filter =>
  path.reduceRight<Filter>((filter, step) => ({ [step]: filter }), { _eq: file });
