import { primaryKeyOf, type Field, type Schema } from '../schema';
import { valueIn, type Item } from './item';

/** True for a key that the platform makes up when none is sent: then anybody may, and know it before the answer comes. */
export const isMadeUp = (key: Field): boolean => key.meta?.special.includes('uuid') === true;

/** True for a key that nobody has to enter. */
export const comesByItself = (key: Field): boolean => key.schema?.has_auto_increment === true || isMadeUp(key);

/**
 * A new item with a key made here, so that sending it twice creates it once. The same item where its key is of another
 * kind, was entered, or may not be sent by this person.
 */
export const withMadeKey = (
  schema: Schema,
  collection: string,
  values: Item,
  made: string,
  maySend: (field: string) => boolean,
): Item => {
  const key = primaryKeyOf(schema, collection);
  if (key === null || !isMadeUp(key) || !maySend(key.field) || valueIn(values, key.field) !== null) return values;
  return { ...values, [key.field]: made };
};
