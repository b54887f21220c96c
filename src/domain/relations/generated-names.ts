import type { JsonObject } from '../../kernel';
import {
  databaseName,
  fieldsOf,
  isSystemCollection,
  keyDraft,
  primaryKeyOf,
  type FieldDraft,
  type FieldType,
  type RelationalType,
  type Schema,
} from '../schema';
import { withMeta, type RelationMap } from './relation-map';

/** The name, with the first numeric suffix that makes it unused: `a`, `a_1`, `a_2` and so on. */
export const unusedName = (name: string, isTaken: (name: string) => boolean): string => {
  let candidate = name;
  for (let number = 1; isTaken(candidate); number += 1) candidate = `${name}_${number}`;
  return candidate;
};

/** An unused collection name; `junction_` goes first where the name would have the platform's prefix. */
export const junctionName = (schema: Schema, collection: string, related: string): string => {
  const name = databaseName(`${collection}_${related}`);
  const isTaken = (candidate: string): boolean => schema.collections.has(candidate);
  return unusedName(isSystemCollection(name) ? `junction_${name}` : name, isTaken);
};

/** Name of a foreign key column. */
export const columnName = (collection: string, key: string): string => databaseName(`${collection}_${key}`);

/** Name of the junction's second column, which must differ from the first. */
export const distinctColumn = (near: string, far: string): string =>
  far !== '' && far === near ? `related_${far}` : far;

/** An unused name for the field on the related side. `more` are further names that will be used there. */
export const inverseFieldName = (
  schema: Schema,
  collection: string,
  related: string,
  more: readonly string[],
): string => {
  const taken = new Set([...fieldsOf(schema, related).map((field) => field.field), ...more]);
  return unusedName(databaseName(collection) || 'related', (name) => taken.has(name));
};

/** Default target of translations. */
export const LANGUAGES = 'languages';

/** Key of a new languages collection. */
export const LANGUAGE_KEY = 'code';

/** Rows of a new languages collection (spec 001, 3). */
export const DEFAULT_LANGUAGES: readonly JsonObject[] = [
  { code: 'en-US', name: 'English' },
  { code: 'de-DE', name: 'German' },
  { code: 'fr-FR', name: 'French' },
  { code: 'ru-RU', name: 'Russian' },
  { code: 'es-ES', name: 'Spanish' },
  { code: 'it-IT', name: 'Italian' },
  { code: 'pt-BR', name: 'Portuguese' },
];

/** Fields of a new languages collection. */
export const languageFields = (collection: string): readonly FieldDraft[] => [
  keyDraft(collection, LANGUAGE_KEY, 'manual'),
  { collection, field: 'name', type: 'string', schema: {}, meta: { interface: 'input' } },
];

/** What a foreign key column needs of the key it refers to. */
interface Key {
  readonly name: string;
  readonly type: FieldType;
}

const AUTO_INCREMENT_KEY: Key = { name: 'id', type: 'integer' };
const NEW_LANGUAGE_KEY: Key = { name: LANGUAGE_KEY, type: 'string' };

/** The key of a collection; the default key for a collection that is unknown or has none. */
export const keyOf = (schema: Schema, collection: string): Key => {
  const key = primaryKeyOf(schema, collection);
  return key === null ? AUTO_INCREMENT_KEY : { name: key.field, type: key.type };
};

/**
 * As `keyOf`, for the target of a relation of this kind: an unknown target of translations is a new languages
 * collection.
 */
export const keyOfRelated = (schema: Schema, related: string, kind: RelationalType): Key =>
  kind === 'translations' && !schema.collections.has(related) ? NEW_LANGUAGE_KEY : keyOf(schema, related);

/** Columns of a many-to-any junction: the key of the item, and the name of its collection. */
const ANY_KEY = 'item';
const ANY_COLLECTION = 'collection';

interface JunctionNames {
  readonly junction: string;
  readonly near: string;
  readonly far: string;
}

const UNNAMED: JunctionNames = { junction: '', near: '', far: '' };

/** A many-to-any junction has no target to be named after, so the field's name is used. */
const namesFor = (schema: Schema, map: RelationMap, related: string | null): JunctionNames => {
  const second = related ?? map.field;
  if (second === '') return UNNAMED;
  const near = columnName(map.collection, keyOf(schema, map.collection).name);
  return {
    junction: junctionName(schema, map.collection, second),
    near,
    far:
      related === null
        ? ANY_KEY
        : distinctColumn(near, columnName(related, keyOfRelated(schema, related, map.kind).name)),
  };
};

/** The map with generated names for the junction (spec 001, 4); unchanged without a junction or with auto-fill off. */
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
