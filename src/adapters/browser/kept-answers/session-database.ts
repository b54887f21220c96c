import { IndexedDb } from '../indexed-db';

const DATABASE = 'quarterdeck-session';
const VERSION = 2;

/** The answers that start a session. */
export const SESSION_ANSWERS = 'answers';

/** The answers of lists and items. */
export const PAGE_ANSWERS = 'pages';

/** What this browser keeps of sessions: one database for all projects, separated by key. */
export const sessionDatabase = (): IndexedDb =>
  new IndexedDb(DATABASE, VERSION, (database) => {
    for (const store of [SESSION_ANSWERS, PAGE_ANSWERS])
      if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
  });

/** All keys that start with these parts: in IndexedDB, arrays sort after texts and numbers. */
export const keysBelow = (...parts: readonly string[]): IDBKeyRange => IDBKeyRange.bound([...parts], [...parts, []]);
