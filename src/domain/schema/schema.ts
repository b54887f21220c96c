import { equals } from '../../kernel';
import type { Collection } from './collection';
import { FLAT_NAVIGATION, type SchemaNavigation } from './collection-folder';
import { NO_TEXTS, type OwnTexts } from './text-keys';
import { isAlias, isHidden, isPrimaryKey, isStaticToken, type Field } from './field';

/** Options for a foreign key when its target is deleted. */
export const ON_DELETE = ['SET NULL', 'SET DEFAULT', 'CASCADE', 'NO ACTION'] as const;

/** Includes RESTRICT, which is not offered but which a table may have. */
export type OnDelete = (typeof ON_DELETE)[number] | 'RESTRICT';

export interface RelationMeta {
  readonly one_field: string | null;
  readonly junction_field: string | null;
  readonly sort_field: string | null;
  readonly one_collection_field: string | null;
  readonly one_allowed_collections: readonly string[] | null;
  readonly one_deselect_action: string | null;
}

/** The constraint of a relation. */
export interface RelationSchema {
  readonly on_delete: OnDelete | null;
}

/**
 * A foreign key (`collection.field`) and its target; `related_collection: null` for a many-to-any. `schema` is
 * missing when it was not requested, and null when the database has no constraint.
 */
export interface Relation {
  readonly collection: string;
  readonly field: string;
  readonly related_collection: string | null;
  readonly meta: RelationMeta | null;
  readonly schema?: RelationSchema | null;
}

/** How the server takes the rows of a list that are written together with their item. */
export interface RowWrites {
  /** Whether an updated row is found by its own key, or by a member with the name of the item's key. */
  readonly foundBy: 'row' | 'item';
  /** Whether the key of an updated row counts as written: a role that may not update that field is refused. */
  readonly keysNeedPermission: boolean;
  /** Whether the server sets the sort field of a new row, which then counts as written. */
  readonly setsSort: boolean;
}

/** Those of 9.0. */
export const ROW_WRITES: RowWrites = { foundBy: 'item', keysNeedPermission: true, setsSort: false };

/** The data model, indexed by collection. */
export interface Schema {
  readonly collections: ReadonlyMap<string, Collection>;
  readonly fields: ReadonlyMap<string, readonly Field[]>;
  /** By the collection with the foreign key. */
  readonly relations: ReadonlyMap<string, readonly Relation[]>;
  readonly navigation: SchemaNavigation;
  readonly texts: OwnTexts;
  readonly rowWrites: RowWrites;
}

export const groupBy = <A>(values: readonly A[], key: (value: A) => string): ReadonlyMap<string, readonly A[]> => {
  const groups = new Map<string, A[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group) group.push(value);
    else groups.set(key(value), [value]);
  }
  return groups;
};

const withTexts = <A extends object>(each: A, texts: OwnTexts): A => (texts.size === 0 ? each : { ...each, texts });

export const schemaOf = (
  collections: readonly Collection[],
  fields: readonly Field[],
  relations: readonly Relation[],
  navigation = FLAT_NAVIGATION,
  texts = NO_TEXTS,
  rowWrites = ROW_WRITES,
): Schema => ({
  collections: new Map(collections.map((each) => [each.collection, withTexts(each, texts)])),
  fields: groupBy(fields, (field) => field.collection),
  relations: groupBy(relations, (relation) => relation.collection),
  navigation: { ...navigation, folders: navigation.folders.map((each) => withTexts(each, texts)) },
  texts,
  rowWrites,
});

export const emptySchema: Schema = schemaOf([], [], []);

const partsOf = ({ collections, fields, relations, navigation, texts, rowWrites }: Schema): unknown => [
  [...collections.values()],
  [...fields],
  [...relations],
  navigation.folders,
  [...navigation.places],
  [...texts],
  rowWrites,
];

/** Whether two data models have the same content in the same order. */
export const isSameSchema = (one: Schema, other: Schema): boolean => equals(partsOf(one), partsOf(other));

export const fieldsOf = (schema: Schema, collection: string): readonly Field[] => schema.fields.get(collection) ?? [];

export const fieldOf = (schema: Schema, collection: string, field: string): Field | null =>
  fieldsOf(schema, collection).find((candidate) => candidate.field === field) ?? null;

export const primaryKeyOf = (schema: Schema, collection: string): Field | null =>
  fieldsOf(schema, collection).find(isPrimaryKey) ?? null;

/** The target of a foreign key; null for any other field. */
export const relatedCollectionOf = (schema: Schema, collection: string, field: string): string | null =>
  schema.relations.get(collection)?.find((relation) => relation.field === field)?.related_collection ?? null;

/** Fields with a value of their own, which lists can show. */
export const listableFields = (schema: Schema, collection: string): readonly Field[] =>
  fieldsOf(schema, collection).filter((field) => !isAlias(field) && !isStaticToken(field));

/** The visible fields in their configured order; fields without one come last, as the server lists them. */
export const visibleInOrder = (fields: readonly Field[]): readonly Field[] =>
  fields
    .filter((field) => !isHidden(field))
    .map((field, index) => ({ field, index, sort: field.meta?.sort ?? Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.sort - b.sort || a.index - b.index)
    .map(({ field }) => field);

/** Fields of a form in their order. */
export const formFields = (schema: Schema, collection: string): readonly Field[] =>
  visibleInOrder(fieldsOf(schema, collection));
