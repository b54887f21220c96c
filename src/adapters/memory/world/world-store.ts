import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { World } from './world';
import {
  changedParts,
  type ChangesOfOthers,
  joinParts,
  listParts,
  partId,
  type PartKey,
  type PartMap,
  removedParts,
  type WorldPart,
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

/** Key of the keys of the parts that a write has changed. */
const changesKey = (world: string, count: number): [world: string, kind: 'changes', count: number] => [
  world,
  'changes',
  count,
];

/** The number of writes whose changes stay known. A page that has missed more reads the whole world. */
const MAX_KNOWN_CHANGES = 100;

/** All keys that start with the world's name: in IndexedDB, arrays sort after strings. */
const rangeOf = (world: string): IDBKeyRange => IDBKeyRange.bound([world], [world, []]);

/** The parts that this page last saved or read, and the number of writes then. */
interface SavedState {
  readonly world: string;
  readonly count: number;
  readonly parts: PartMap;
}

/** Parts in the order of their keys, which gives rows in order. */
const inOrder = (parts: PartMap): readonly WorldPart[] =>
  [...parts.values()].toSorted((one, other) => one.key[2] - other.key[2]);

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

  /** What other pages have written since this page last read or wrote the world; null if nothing. */
  async readChanges(name: string): Promise<ChangesOfOthers | null> {
    if (this.database === null) return null;
    const { store } = this.database.transaction(PARTS);
    const count = Number((await store.get(countKey(name))) ?? 0);
    if (count === this.known.count || count === 0) return null;
    const missed = count - this.known.count;
    const lists =
      this.known.world === name && missed > 0 && missed <= MAX_KNOWN_CHANGES
        ? await Promise.all(
            Array.from({ length: missed }, (_, at) => store.get(changesKey(name, this.known.count + 1 + at))),
          )
        : [undefined];
    if (lists.includes(undefined)) {
      const world = await this.readParts(this.database, name);
      return world && { world, changed: null };
    }
    const changed = (lists as readonly (readonly PartKey[])[]).flat();
    const parts = new Map(this.known.parts);
    for (const key of changed) {
      const value: unknown = await store.get(keyOf(name, key));
      if (value === undefined) parts.delete(partId(key));
      else parts.set(partId(key), { key, value });
    }
    this.known = { world: name, count, parts };
    const world = joinParts(inOrder(parts));
    return world && { world, changed };
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
    const count = Number((await store.get(countKey(name))) ?? 0) + 1;
    const isKnown = this.known.world === name && this.known.count === count - 1;
    if (!isKnown) await store.delete(rangeOf(name));
    const before = isKnown ? this.known.parts : NOTHING_SAVED.parts;
    const [removed, changed] = [removedParts(before, parts), changedParts(before, parts)];
    for (const key of removed) await store.delete(keyOf(name, key));
    for (const { key, value } of changed) await store.put(value, keyOf(name, key));
    if (isKnown) await store.put([...removed, ...changed.map(({ key }) => key)], changesKey(name, count));
    await store.delete(changesKey(name, count - MAX_KNOWN_CHANGES));
    await store.put(count, countKey(name));
    await transaction.objectStore(WHOLE).delete(name);
    return count;
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
      parts: new Map(parts.map((part) => [partId(part.key), part])),
    };
    return joinParts(parts);
  }
}
