import type { Json } from '../../kernel';

/** What an input for hashes has before it: nothing, a hash that nobody can read, or a text that will become one. */
export type HashState = 'empty' | 'hashed' | 'typed';

/** `initial` is what the server gave: a mask or the hash itself, never something to show. */
export const hashState = (value: Json, initial: Json): HashState => {
  if (value === null || value === '') return 'empty';
  return value === initial ? 'hashed' : 'typed';
};
