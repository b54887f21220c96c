import { primaryKeyOf, type FieldType, type RelationalType, type Schema } from '../schema';
import { LANGUAGE_KEY } from './languages';

/** The key of a collection, as far as a column that holds it has to know. */
export interface Key {
  readonly name: string;
  readonly type: FieldType;
}

const COUNTED: Key = { name: 'id', type: 'integer' };
const LANGUAGE: Key = { name: LANGUAGE_KEY, type: 'string' };

/** The key of a collection; of one that is unknown or has none, what a new one would be given. */
export const keyOf = (schema: Schema, collection: string): Key => {
  const key = primaryKeyOf(schema, collection);
  return key === null ? COUNTED : { name: key.field, type: key.type };
};

/** The same for what a relation of this kind points to: translations would make a collection of languages. */
export const keyOfRelated = (schema: Schema, related: string, kind: RelationalType): Key =>
  kind === 'translations' && !schema.collections.has(related) ? LANGUAGE : keyOf(schema, related);
