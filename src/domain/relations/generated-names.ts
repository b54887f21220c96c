import type { JsonObject } from '../../kernel';
import {
  databaseName,
  type FieldDraft,
  fieldsOf,
  type FieldType,
  isSystemCollection,
  keyDraft,
  primaryKeyOf,
  type RelationalType,
  type Schema,
} from '../schema';
import { type RelationMap, withMeta } from './relation-map';

/** The name itself, else with the first number behind it that makes it unused: `a`, `a_1`, `a_2` and so on. */
export const unusedName = (name: string, isTaken: (name: string) => boolean): string => {
  let candidate = name;
  for (let number = 1; isTaken(candidate); number += 1) candidate = `${name}_${number}`;
  return candidate;
};

/** Never that of a collection there is; where the platform's prefix would lead, `junction_` stands before it. */
export const junctionName = (schema: Schema, collection: string, related: string): string => {
  const name = databaseName(`${collection}_${related}`);
  const isTaken = (candidate: string): boolean => schema.collections.has(candidate);
  return unusedName(isSystemCollection(name) ? `junction_${name}` : name, isTaken);
};

/** The name of a column for keys of a collection. */
export const columnName = (collection: string, key: string): string => databaseName(`${collection}_${key}`);

/** The junction's second column, which makes way where it would be the first. */
export const distinctColumn = (near: string, far: string): string =>
  far !== '' && far === near ? `related_${far}` : far;

/** A name for the field on the other side, unused there. `more` are names that are about to be used there. */
export const inverseFieldName = (
  schema: Schema,
  collection: string,
  related: string,
  more: readonly string[],
): string => {
  const taken = new Set([...fieldsOf(schema, related).map((field) => field.field), ...more]);
  return unusedName(databaseName(collection) || 'related', (name) => taken.has(name));
};

/** The collection of languages that translations point to unless another is chosen. */
export const LANGUAGES = 'languages';

/** The key of a collection of languages that the wizard makes. */
export const LANGUAGE_KEY = 'code';

/** The rows of a collection of languages that the wizard makes (spec 001, 3). */
export const DEFAULT_LANGUAGES: readonly JsonObject[] = [
  { code: 'en-US', name: 'English' },
  { code: 'de-DE', name: 'German' },
  { code: 'fr-FR', name: 'French' },
  { code: 'ru-RU', name: 'Russian' },
  { code: 'es-ES', name: 'Spanish' },
  { code: 'it-IT', name: 'Italian' },
  { code: 'pt-BR', name: 'Portuguese' },
];

/** The fields of a collection of languages. */
export const languageFields = (collection: string): readonly FieldDraft[] => [
  keyDraft(collection, LANGUAGE_KEY, 'manual'),
  { collection, field: 'name', type: 'string', schema: {}, meta: { interface: 'input' } },
];

/** The key of a collection, as far as a column that holds it has to know. */
interface Key {
  readonly name: string;
  readonly type: FieldType;
}

const AUTO_INCREMENT_KEY: Key = { name: 'id', type: 'integer' };
const NEW_LANGUAGE_KEY: Key = { name: LANGUAGE_KEY, type: 'string' };

/** The key of a collection; of one that is unknown or has none, what a new one would be given. */
export const keyOf = (schema: Schema, collection: string): Key => {
  const key = primaryKeyOf(schema, collection);
  return key === null ? AUTO_INCREMENT_KEY : { name: key.field, type: key.type };
};

/** The same for what a relation of this kind points to: translations would make a collection of languages. */
export const keyOfRelated = (schema: Schema, related: string, kind: RelationalType): Key =>
  kind === 'translations' && !schema.collections.has(related) ? NEW_LANGUAGE_KEY : keyOf(schema, related);

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
    far:
      related === null
        ? ANY_KEY
        : distinctColumn(near, columnName(related, keyOfRelated(schema, related, map.kind).name)),
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
