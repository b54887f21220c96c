import { isJsonObject, type Json } from '../../kernel';
import type { Item } from '../items';
import type { Field } from '../schema';

/** Fields of the platform's users that let somebody in. */
const SECRET_NAMES: readonly string[] = ['password', 'token', 'tfa_secret'];

/** What stands in a secret's place, as the server itself writes it. */
export const MASK = '**********';

/** True for hashes, by type or by marker, and for what is called like a secret of a user. */
export const isSecret = (field: Pick<Field, 'field' | 'type' | 'meta'>): boolean =>
  field.type === 'hash' || (field.meta?.special.includes('hash') ?? false) || SECRET_NAMES.includes(field.field);

/** The names of the secret fields among these. */
export const secretFields = (fields: readonly Field[]): ReadonlySet<string> =>
  new Set(fields.filter(isSecret).map(({ field }) => field));

const maskNested = (value: Json, secrets: ReadonlySet<string>): Json => {
  if (Array.isArray(value)) return value.map((entry: Json) => maskNested(entry, secrets));
  return isJsonObject(value) ? maskSecrets(value, secrets) : value;
};

/**
 * The values with every secret masked, those of related items too; users' secrets by name whatever the schema says. A
 * secret that is not set stays null, so that one sees whether there is one.
 */
export const maskSecrets = (values: Item, secrets: ReadonlySet<string>): Item =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const hidden = secrets.has(field) || SECRET_NAMES.includes(field);
      return [field, hidden ? (value === null ? null : MASK) : maskNested(value, secrets)];
    }),
  );

/** What an input for hashes has before it: nothing, a hash that nobody can read, or a text that will become one. */
export type HashState = 'empty' | 'hashed' | 'typed';

/** `initial` is what the server gave: a mask or the hash itself, never something to show. */
export const hashState = (value: Json, initial: Json): HashState => {
  if (value === null || value === '') return 'empty';
  return value === initial ? 'hashed' : 'typed';
};
