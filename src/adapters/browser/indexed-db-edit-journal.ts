import * as t from 'io-ts';
import type { IDBPDatabase } from 'idb';
import { defer, from, type Observable } from 'rxjs';
import {
  newestFirst,
  decodeEntry,
  fitsJournal,
  RETENTION_MS,
  expiredEntries,
  type JournalEntry,
} from '../../domain/recovery';
import type { Clock } from '../../ports/environment/clock';
import type { EditJournal, JournalWrite } from '../../ports/environment/edit-journal';
import { IndexedDb } from './indexed-db';
import type { PagePresence } from './page-presence';

const DATABASE = 'quarterdeck-edits';
const STORE = 'entries';
const BY_AGE = 'at';
const VERSION = 1;

/** Project, user and id. */
const storedKey = t.tuple([t.string, t.string, t.string]);

type StoredKey = t.TypeOf<typeof storedKey>;

/** The journal in IndexedDB: one database for all projects and users of this browser, separated by key. */
export class IndexedDbEditJournal implements EditJournal {
  private readonly database = new IndexedDb(DATABASE, VERSION, (database) => {
    database.createObjectStore(STORE).createIndex(BY_AGE, BY_AGE);
  });

  constructor(
    private readonly project: string,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly presence: PagePresence,
  ) {}

  read(user: string): Observable<readonly JournalEntry[]> {
    return this.database.run([], async (database) => {
      // Read the locks first: an entry whose page closes in between is then offered at the next read.
      const held = await this.presence.held();
      await this.removeExpired(database);
      const entries = await this.entriesOf(database, user);
      return newestFirst(entries.filter(({ id }) => !held.has(this.lockName(id))));
    });
  }

  write(entry: JournalEntry): Observable<JournalWrite> {
    if (!fitsJournal(entry)) return from(['full' as const]);
    return defer(() => from(this.put(entry)));
  }

  remove(user: string, ids: readonly string[]): Observable<void> {
    return this.database.run(undefined, async (database) => {
      const transaction = database.transaction(STORE, 'readwrite');
      await Promise.all([...ids.map((id) => transaction.store.delete(this.keyOf(user, id))), transaction.done]);
    });
  }

  clear(user: string): Observable<void> {
    return this.database.run(undefined, (database) => database.delete(STORE, this.rangeOf(user)));
  }

  lock(id: string): Observable<never> {
    return this.presence.hold(this.lockName(id));
  }

  private async put(entry: JournalEntry): Promise<JournalWrite> {
    try {
      const database = await this.database.open();
      const transaction = database.transaction(STORE, 'readwrite');
      const put = transaction.store.put(entry, this.keyOf(entry.user, entry.id));
      // Commit at once, because the page may be unloading.
      transaction.commit();
      await Promise.all([put, transaction.done]);
      return 'saved';
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
    }
  }

  private async entriesOf(database: IDBPDatabase, user: string): Promise<readonly JournalEntry[]> {
    const { store } = database.transaction(STORE);
    const range = this.rangeOf(user);
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    const found = keys.map((key, at) => ({ key, entry: this.entryIn(user, key, values[at]) }));
    const entries = found.flatMap(({ entry }) => (entry === null ? [] : [entry]));
    const expired = new Set(expiredEntries(entries, this.clock.now()));
    const removed = found.filter(({ entry }) => entry === null || expired.has(entry)).map(({ key }) => key);
    if (removed.length > 0) {
      const transaction = database.transaction(STORE, 'readwrite');
      await Promise.all([...removed.map((key) => transaction.store.delete(key)), transaction.done]);
    }
    return entries.filter((entry) => !expired.has(entry));
  }

  /** The decoded entry; null when it is invalid or its user and id differ from its key. */
  private entryIn(user: string, key: IDBValidKey, value: unknown): JournalEntry | null {
    const entry = decodeEntry(value);
    return entry !== null && storedKey.is(key) && entry.user === user && entry.id === key[2] ? entry : null;
  }

  /** Removes expired entries of all users, because their users may never sign in here again. */
  private async removeExpired(database: IDBPDatabase): Promise<void> {
    const transaction = database.transaction(STORE, 'readwrite');
    const old = IDBKeyRange.upperBound(this.clock.now() - RETENTION_MS);
    for (
      let cursor = await transaction.store.index(BY_AGE).openCursor(old);
      cursor !== null;
      cursor = await cursor.continue()
    ) {
      await cursor.delete();
    }
    await transaction.done;
  }

  private keyOf(user: string, id: string): StoredKey {
    return [this.project, user, id];
  }

  /** All keys that start with project and user: in IndexedDB, arrays sort after strings. */
  private rangeOf(user: string): IDBKeyRange {
    return IDBKeyRange.bound([this.project, user], [this.project, user, []]);
  }

  private lockName(id: string): string {
    return `quarterdeck-edits/${this.project}/${id}`;
  }
}
