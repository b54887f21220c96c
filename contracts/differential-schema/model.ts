import { isJsonObject, type Json, type JsonObject } from '../../src/kernel';

/** Every collection of this test starts so; nothing else on the platform is touched. */
export const PREFIX = 'dschema_';
export const COLLECTIONS = ['one', 'two', 'three'].map((name) => `${PREFIX}${name}`);

/** The part of a data model that this test has made, as the platform tells it. */
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

/** SQLite tells booleans and JSON as it keeps them unless they are marked, and long numbers as doubles; others know them. */
const UNCOMPARABLE_TYPES: readonly Json[] = ['boolean', 'json', 'bigInteger', 'decimal', 'float'];

/** All rows by their key: the server stumbles over a list without a relation, and over an order by what is not there. */
export const rowsQuery = (model: ModelSnapshot, collection: string): string => {
  const columns = fieldsIn(model, collection).filter(
    ({ schema, type = null }) => isJsonObject(schema) && !UNCOMPARABLE_TYPES.includes(type),
  );
  const names = columns.map(({ field }) => String(field)).join(',');
  return `fields=${names}&sort=${String(columns.find(isKeyField)?.['field'])}&limit=-1`;
};

/** A relation whose key the database guards. */
export const isGuarded = ({ schema }: JsonObject): boolean => isJsonObject(schema);
