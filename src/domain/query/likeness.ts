import type { Filter } from '../filters';
import type { Json } from '../../kernel';
import { fieldOf, isAlias, type FieldType, type Schema } from '../schema';
import type { Item } from '../items';

/** Values of these types come back as they were sent, whatever the database. */
const EXACT_TYPES: readonly FieldType[] = ['string', 'uuid', 'integer', 'bigInteger', 'boolean'];

/** As long as a value may be to go into an address. */
const MAX_VALUE_LENGTH = 120;
const MAX_CONDITIONS = 8;

const isComparable = (value: Json): boolean =>
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' && value !== '' && value.length <= MAX_VALUE_LENGTH);

/**
 * Finds items that look like one that was sent, of which nobody knows whether it arrived; null when nothing in it is
 * telling enough to look for.
 */
export const similarItemFilter = (schema: Schema, collection: string, sent: Item): Filter | null => {
  const telling = Object.entries(sent).filter(([name, value]) => {
    const field = fieldOf(schema, collection, name);
    return (
      field !== null &&
      !isAlias(field) &&
      EXACT_TYPES.includes(field.type) &&
      !field.meta?.special.includes('hash') &&
      isComparable(value)
    );
  });
  const isText = telling.some(([, value]) => typeof value === 'string');
  return isText ? { _and: telling.slice(0, MAX_CONDITIONS).map(([name, value]) => ({ [name]: { _eq: value } })) } : null;
};
