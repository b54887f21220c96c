import type { Database } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';

const SESSIONS = 'directus_sessions';

/** Changes on the server that the application under test does not make. */
export const platformEvents = (database: Database) => ({
  deleteSessions: (): void => {
    for (const { token } of database.rows(SESSIONS)) database.remove(SESSIONS, String(token));
  },

  change: (collection: string, key: string, values: Item): void => {
    const known = database.row(collection, key);
    if (known === null) throw new Error(`There is no item '${key}' in ${collection}`);
    const name = database.model.keyField(collection);
    database.put(collection, known[name] as string | number, { ...known, ...values });
  },

  remove: (collection: string, key: string): void => {
    const known = database.row(collection, key);
    if (known === null) throw new Error(`There is no item '${key}' in ${collection}`);
    database.remove(collection, known[database.model.keyField(collection)] as string | number);
  },
});
