import { ApiException } from '../../api-error';

const isDatabases = (error: unknown): error is ApiException =>
  error instanceof ApiException && error.message.startsWith('SQLITE_');

/**
 * Makes something of everything. What the platform minds it minds at once; what only its database minds comes out when all
 * the rest has been looked at, since the database is asked last.
 */
export const databaseLast = <A, B>(all: readonly A[], make: (one: A) => B): readonly B[] => {
  const minded: ApiException[] = [];
  const made = all.flatMap((one) => {
    try {
      return [make(one)];
    } catch (error) {
      if (!isDatabases(error)) throw error;
      minded.push(error);
      return [];
    }
  });
  const [first] = minded;
  if (first !== undefined) throw first;
  return made;
};
