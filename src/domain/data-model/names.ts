import { isDatabaseName, isSystemCollection, type Schema } from '../schema';

/** Longest name that every supported database takes, in characters: 63 for PostgreSQL, 64 for MySQL. */
export const MAX_DATABASE_NAME = 63;

/** Why a new collection or field cannot have a name. */
export type NameFault = 'name_missing' | 'name_invalid' | 'name_too_long' | 'name_taken' | 'name_reserved';

const faultOf = (name: string, taken: readonly string[]): NameFault | null => {
  if (name === '') return 'name_missing';
  if (!isDatabaseName(name)) return 'name_invalid';
  if (name.length > MAX_DATABASE_NAME) return 'name_too_long';
  // Databases that fold the case of names, such as SQLite, take 'Tags' and 'tags' for one table.
  return taken.some((each) => each.toLowerCase() === name) ? 'name_taken' : null;
};

/**
 * Null for a name that a new collection can have. The server does not refuse all of the others in a way that tells why,
 * so they are found before anything is sent.
 */
export const collectionNameFault = (schema: Schema, name: string): NameFault | null =>
  isSystemCollection(name)
    ? 'name_reserved'
    : faultOf(name, [...schema.collections.keys(), ...schema.navigation.folders.map(({ folder }) => folder)]);

/**
 * Null for a name that a new field can have beside those in `taken`. The server takes a second field without column under
 * a name that exists, and keeps the configuration of the first.
 */
export const fieldNameFault = (taken: readonly string[], name: string): NameFault | null => faultOf(name, taken);
