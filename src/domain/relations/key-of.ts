import { primaryKeyOf, type FieldType, type RelationalType, type Schema } from '../schema';
import { LANGUAGE_KEY } from './languages';

/** The key of a collection, as far as a column that holds it has to know. */
export interface Key {
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
