import { isJsonObject, type Json } from '../../kernel';
import type { Item } from '../items';
import { hasSecretName, isSecret, MASK, type Field } from '../schema';

/** The names of the secret fields among these. */
export const secretFields = (fields: readonly Field[]): ReadonlySet<string> =>
  new Set(fields.filter(isSecret).map(({ field }) => field));

const maskNested = (value: Json, secrets: ReadonlySet<string>): Json => {
  if (Array.isArray(value)) return value.map((entry: Json) => maskNested(entry, secrets));
  return isJsonObject(value) ? maskSecrets(value, secrets) : value;
};

/**
 * The values with every secret masked, including those of related items; users' secrets are masked by name whatever
 * the schema says. A secret that is not set stays null.
 */
export const maskSecrets = (values: Item, secrets: ReadonlySet<string>): Item =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const hidden = secrets.has(field) || hasSecretName(field);
      return [field, hidden ? (value === null ? null : MASK) : maskNested(value, secrets)];
    }),
  );

/** The content of a hash input: empty, a stored hash, or a typed text that will be hashed. */
export type HashState = 'empty' | 'hashed' | 'typed';

/** `initial` is the value from the server: a mask or the hash itself, never to be shown. */
export const hashState = (value: Json, initial: Json): HashState => {
  if (value === null || value === '') return 'empty';
  return value === initial ? 'hashed' : 'typed';
};
