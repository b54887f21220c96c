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
/** Whole worlds by name, as somebody put them there: versions before the second, which knew no parts, or a test. */
const WHOLE = 'worlds';
const PARTS = 'parts';
const VERSION = 2;

type StoredKey = [world: string, ...PartKey];

const keyOf = (world: string, [kind, name, page]: PartKey): StoredKey => [world, kind, name, page];

/** How often the world was written, by whichever page. */
const countKey = (world: string): [world: string] => [world];

/** Lists come behind all text. */
const rangeOf = (world: string): IDBKeyRange => IDBKeyRange.bound([world], [world, []]);

/** What this page knows to be kept, and after which write. */
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

/** Keeps worlds in this browser, each under its name. Where the browser keeps nothing, a world lasts as long as its page. */
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

  /** Null when none was kept, or one of another format. One that lies there whole comes first, and is kept in parts from then on. */
  async read(name: string): Promise<World | null> {
    if (this.database === null) return null;
    const whole = (await this.database.get(WHOLE, name)) as World | undefined;
    return whole === undefined ? this.readParts(this.database, name) : whole.format === 1 ? whole : null;
  }

  /**
   * Keeps the world whole or not at all, and writes only the parts that have changed since this page kept it last; all of
   * them when another page kept its own meanwhile. Part by part: copying them all at once would stop whoever is typing.
   * Rejects when there is no room left.
   */
  async write(world: WorldParts): Promise<void> {
    if (this.database === null) return;
    const parts = listParts(world);
    const transaction = this.database.transaction([PARTS, WHOLE], 'readwrite');
    // Together: when a part finds no room, the transaction fails as well, and nobody else would be there to hear of it.
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

/** Stores a world whenever it has changed. While one copy is being written, the next one waits and takes all changes along. */
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

  /** Emits once everything that has changed so far is stored, or could not be. */
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
