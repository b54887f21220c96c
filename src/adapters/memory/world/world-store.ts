import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { defer, from, type Observable, tap } from 'rxjs';
import { Effect } from '../../../kernel';
import type { Database } from './database';
import type { World } from './world';
import {
  changedParts,
  joinParts,
  listParts,
  type PartKey,
  type PartMap,
  removedParts,
  type WorldParts,
} from './world-parts';

const DATABASE = 'quarterdeck-worlds';
/** Store of whole worlds by name: from versions before 2, or put there by a test. */
const WHOLE = 'worlds';
const PARTS = 'parts';
const VERSION = 2;

type StoredKey = [world: string, ...PartKey];

const keyOf = (world: string, [kind, name, page]: PartKey): StoredKey => [world, kind, name, page];

/** Key of the number of writes to a world, by all pages. */
const countKey = (world: string): [world: string] => [world];

/** All keys that start with the world's name: in IndexedDB, arrays sort after strings. */
const rangeOf = (world: string): IDBKeyRange => IDBKeyRange.bound([world], [world, []]);

/** The parts that this page last saved or read, and the number of writes then. */
interface SavedState {
  readonly world: string;
  readonly count: number;
  readonly parts: PartMap;
}

type Writing = IDBPTransaction<unknown, string[], 'readwrite'>;

const NOTHING_SAVED: SavedState = { world: '', count: 0, parts: new Map() };

const open = (): Promise<IDBPDatabase> =>
  openDB(DATABASE, VERSION, {
    upgrade: (database) => {
      for (const store of [WHOLE, PARTS])
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
    },
  });

/** Stores worlds in IndexedDB by name. Without IndexedDB, a world lasts as long as its page. */
export class WorldStore {
  private known = NOTHING_SAVED;

  private constructor(private readonly database: IDBPDatabase | null) {}

  static async open(): Promise<WorldStore> {
    try {
      return new WorldStore(await open());
    } catch {
      return new WorldStore(null);
    }
  }

  /**
   * Null when none is stored or its format is unknown. A world stored whole takes precedence; the next write stores it
   * in parts.
   */
  async read(name: string): Promise<World | null> {
    if (this.database === null) return null;
    const stored = (await this.database.get(WHOLE, name)) as World | undefined;
    return stored === undefined ? this.readParts(this.database, name) : stored.format === 1 ? stored : null;
  }

  /**
   * Stores the world completely or not at all. Writes only the parts that changed since this page last saved it, or all
   * of them when another page has saved since. Writes part by part, because copying all at once would block the page.
   * Rejects when the quota is exceeded.
   */
  async write(world: WorldParts): Promise<void> {
    if (this.database === null) return;
    const parts = listParts(world);
    const transaction = this.database.transaction([PARTS, WHOLE], 'readwrite');
    // Awaited together: when a part exceeds the quota, the transaction rejects as well, which would otherwise be
    // unhandled.
    const [count] = await Promise.all([this.putParts(transaction, world.frame.name, parts), transaction.done]);
    this.known = { world: world.frame.name, count, parts };
  }

  private async putParts(transaction: Writing, name: string, parts: PartMap): Promise<number> {
    const store = transaction.objectStore(PARTS);
    const count = Number((await store.get(countKey(name))) ?? 0);
    const isKnown = this.known.world === name && this.known.count === count;
    if (!isKnown) await store.delete(rangeOf(name));
    const before = isKnown ? this.known.parts : NOTHING_SAVED.parts;
    for (const key of removedParts(before, parts)) await store.delete(keyOf(name, key));
    for (const { key, value } of changedParts(before, parts)) await store.put(value, keyOf(name, key));
    await store.put(count + 1, countKey(name));
    await transaction.objectStore(WHOLE).delete(name);
    return count + 1;
  }

  private async readParts(database: IDBPDatabase, name: string): Promise<World | null> {
    const { store } = database.transaction(PARTS);
    const [keys, values, count] = await Promise.all([
      store.getAllKeys(rangeOf(name)),
      store.getAll(rangeOf(name)),
      store.get(countKey(name)),
    ]);
    const parts = keys.flatMap((key, at) => {
      const [, ...partKey] = key as StoredKey;
      return partKey.length === 3 ? [{ key: partKey, value: values[at] as unknown }] : [];
    });
    this.known = {
      world: name,
      count: Number(count ?? 0),
      parts: new Map(parts.map((part) => [part.key.join('/'), part])),
    };
    return joinParts(parts);
  }
}

/** Stores a world after each change. During a write, further changes are collected for the next one. */
export class WorldPersister {
  private saved: Promise<void> = Promise.resolve();
  private waiting = false;
  private readonly effect: Effect;

  constructor(
    private readonly database: Database,
    private readonly store: WorldStore,
  ) {
    this.effect = new Effect(database.changed$.pipe(tap(() => this.save())));
  }

  /** Emits when all changes so far are stored or have failed. */
  settled(): Observable<void> {
    return defer(() => from(this.saved));
  }

  dispose(): void {
    this.effect.dispose();
  }

  private save(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.saved = this.saved.then(() => {
      this.waiting = false;
      return this.store.write(this.database.parts()).catch(() => undefined);
    });
  }
}
