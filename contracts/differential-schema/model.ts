import { isJsonObject, type Json, type JsonObject } from '../../src/kernel';

/** Prefix of every collection of this test; nothing else on the server is changed. */
export const PREFIX = 'dschema_';
export const COLLECTIONS = ['one', 'two', 'three'].map((name) => `${PREFIX}${name}`);

/** The part of the data model that this test has created, as the server returns it. */
export interface ModelSnapshot {
  readonly collections: readonly JsonObject[];
  readonly fields: readonly JsonObject[];
  readonly relations: readonly JsonObject[];
}

export const objectsOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? (value as Json[]).filter(isJsonObject) : [];

export const isOurs = (entry: JsonObject): boolean => String(entry['collection']).startsWith(PREFIX);

export const namesOf = ({ collections }: ModelSnapshot): readonly string[] =>
  collections.map((entry) => String(entry['collection']));

export const fieldsIn = ({ fields }: ModelSnapshot, collection: string): readonly JsonObject[] =>
  fields.filter((field) => field['collection'] === collection);

export const isKeyField = ({ schema }: JsonObject): boolean =>
  isJsonObject(schema) && schema['is_primary_key'] === true;

/** Types that SQLite returns in another form than other databases. */
const UNCOMPARABLE_TYPES: readonly Json[] = ['boolean', 'json', 'bigInteger', 'decimal', 'float'];

/**
 * Query for all rows in key order, of comparable columns only: the server fails on an alias field without a relation
 * and on a sort by a missing field.
 */
export const rowsQuery = (model: ModelSnapshot, collection: string): string => {
  const columns = fieldsIn(model, collection).filter(
    ({ schema, type = null }) => isJsonObject(schema) && !UNCOMPARABLE_TYPES.includes(type),
  );
  const names = columns.map(({ field }) => String(field)).join(',');
  return `fields=${names}&sort=${String(columns.find(isKeyField)?.['field'])}&limit=-1`;
};

/** True when the relation has a foreign key constraint. */
export const isGuarded = ({ schema }: JsonObject): boolean => isJsonObject(schema);
