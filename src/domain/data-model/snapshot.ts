import { isJsonObject, type Json } from '../../kernel';
import {
  type CollectionMeta,
  type Field,
  type FieldDraft,
  type FieldMeta,
  type FieldSchema,
  type FieldType,
  fieldsOf,
  LATER_FIELD_META,
  isLocked,
  isSecret,
  isSystemCollection,
  type Relation,
  type RelationSchema,
  type Schema,
} from '../schema';

/** A collection with its configuration. */
export interface SnapshotCollection {
  readonly collection: string;
  readonly meta: CollectionMeta;
}

/** A column without its foreign key, which is in the relation. */
export type SnapshotColumn = Omit<FieldSchema, 'foreign_key_table'>;

/** The configuration of a field; the group by the name of its field, because servers count ids themselves. */
export type SnapshotFieldMeta = Omit<FieldMeta, 'id' | 'system' | 'group'> & { readonly group: string | null };

export interface SnapshotField {
  readonly collection: string;
  readonly field: string;
  readonly type: FieldType;
  readonly schema: SnapshotColumn | null;
  readonly meta: SnapshotFieldMeta | null;
}

export interface SnapshotRelation extends Relation {
  readonly schema: RelationSchema | null;
}

/**
 * The data model of a project as a version control keeps it: sorted by name, without rows, without ids that each server
 * counts itself, and without default values of secrets. The platform's own collections and fields are not in it, but
 * fields that the project has added to them are. Tables without configuration belong to other programs and are left out.
 */
export interface ModelSnapshot {
  readonly collections: readonly SnapshotCollection[];
  readonly fields: readonly SnapshotField[];
  readonly relations: readonly SnapshotRelation[];
}

/** Types whose columns have these members; databases report values of their own for the others. */
const LENGTH_TYPES: readonly FieldType[] = ['string'];
const FRACTION_TYPES: readonly FieldType[] = ['float', 'decimal'];

/** What databases report of their own accord is set to one value, so that equal models have equal snapshots. */
const columnOf = (
  { type, field, meta }: Pick<SnapshotField, 'type' | 'field'> & Pick<Field, 'meta'>,
  column: SnapshotColumn,
): SnapshotColumn => {
  const isKey = column.is_primary_key;
  return {
    default_value: isKey || isSecret({ type, field, meta }) ? null : column.default_value,
    has_auto_increment: column.has_auto_increment,
    is_nullable: !isKey && column.is_nullable,
    is_primary_key: isKey,
    is_unique: isKey || column.is_unique,
    max_length: LENGTH_TYPES.includes(type) ? column.max_length : null,
    numeric_precision: FRACTION_TYPES.includes(type) ? column.numeric_precision : null,
    numeric_scale: FRACTION_TYPES.includes(type) ? column.numeric_scale : null,
  };
};

const groupOf = (schema: Schema, { collection, meta }: Field): string | null => {
  const group = meta?.group ?? null;
  if (typeof group === 'string') return group;
  return group === null
    ? null
    : (fieldsOf(schema, collection).find((other) => other.meta?.id === group)?.field ?? null);
};

/** Without members of later servers that are not set, so that snapshots of all servers can be compared. */
const withoutUnset = <A extends Partial<FieldMeta>>(meta: A): A =>
  Object.fromEntries(
    Object.entries(meta).filter(
      ([name, value]) => !LATER_FIELD_META.some((later) => later === name) || (value !== null && value !== false),
    ),
  ) as A;

const fieldOfSchema = (schema: Schema, field: Field): SnapshotField => {
  const { collection, field: name, type, meta } = field;
  const snapshot = { collection, field: name, type, schema: field.schema };
  if (meta === null) return { ...snapshot, meta };
  const { id: _id, system: _system, ...kept } = meta;
  return { ...snapshot, meta: { ...withoutUnset(kept), group: groupOf(schema, field) } };
};

/** What databases report of their own accord is set to one value. */
const canonicalField = (field: SnapshotField): SnapshotField => ({
  ...field,
  schema: field.schema === null ? null : columnOf({ ...field, meta: field.meta as FieldMeta | null }, field.schema),
});

/** One field as a snapshot has it. */
export const snapshotField = (schema: Schema, field: Field): SnapshotField =>
  canonicalField(fieldOfSchema(schema, field));

/** A new field. Its group comes later, when all fields exist. */
export const draftOf = ({ meta, ...field }: SnapshotField): FieldDraft => {
  if (meta === null) return { ...field, meta };
  const { group: _group, ...rest } = meta;
  return { ...field, meta: rest };
};

const byName = (one: readonly string[], other: readonly string[]): number => {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at === -1 ? 0 : (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
};

/** The snapshot in its order, each part once, and with what databases report of their own accord set to one value. */
export const canonicalSnapshot = ({ collections, fields, relations }: ModelSnapshot): ModelSnapshot => ({
  collections: collections.toSorted((one, other) => byName([one.collection], [other.collection])),
  fields: fields
    .map(canonicalField)
    .toSorted((one, other) => byName([one.collection, one.field], [other.collection, other.field])),
  relations: relations.toSorted((one, other) => byName([one.collection, one.field], [other.collection, other.field])),
});

/** A server lists a field twice whose column is also marked as a list; the column counts. */
const once = (fields: readonly Field[]): readonly Field[] =>
  fields.filter((field, index) => {
    const same = fields.filter((other) => other.field === field.field);
    return (same.find(({ schema }) => schema !== null) ?? same[0]) === field && fields.indexOf(field) === index;
  });

/** Columns of the platform's tables without configuration are the platform's as well. */
const isOwn = (field: Field): boolean =>
  !isSystemCollection(field.collection) || (field.meta !== null && !isLocked(field));

export const snapshotOf = (schema: Schema): ModelSnapshot => {
  const collections = [...schema.collections.values()].flatMap(({ collection, meta }) =>
    meta === null || isSystemCollection(collection) ? [] : [{ collection, meta }],
  );
  const names = new Set(collections.map(({ collection }) => collection));
  const fields = [...schema.fields.entries()]
    .filter(([collection]) => names.has(collection) || isSystemCollection(collection))
    .flatMap(([, ofCollection]) => once(ofCollection).filter(isOwn));
  const fieldNames = new Set(fields.map(({ collection, field }) => `${collection}.${field}`));
  return canonicalSnapshot({
    collections,
    fields: fields.map((field) => fieldOfSchema(schema, field)),
    relations: [...schema.relations.values()]
      .flat()
      .filter(({ collection, field }) => fieldNames.has(`${collection}.${field}`))
      .map((relation) => ({ ...relation, schema: relation.schema ?? null })),
  });
};

const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return (value as readonly Json[]).map(sorted);
  if (!isJsonObject(value)) return value;
  const names = Object.keys(value).toSorted((one, other) => byName([one], [other]));
  return Object.fromEntries(names.map((name) => [name, sorted(value[name] ?? null)]));
};

/** JSON with the members of all objects in alphabetical order. */
export const stableJson = (value: unknown): string => JSON.stringify(sorted(value as Json), null, 2);

export const SNAPSHOT_FORMAT = 'quarterdeck-data-model';
export const SNAPSHOT_VERSION = 1;

/** The content of the file. Equal snapshots give the same text. */
export const snapshotText = ({ collections, fields, relations }: ModelSnapshot): string =>
  `${stableJson({ format: SNAPSHOT_FORMAT, version: SNAPSHOT_VERSION, collections, fields, relations })}\n`;
