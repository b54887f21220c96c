import { openDB, type IDBPDatabase } from 'idb';
import type { World } from './world';

const DATABASE = 'quarterdeck-worlds';
const STORE = 'worlds';

/** Keeps worlds in this browser, each under its name. Where the browser keeps nothing, a world lasts as long as its page. */
export class WorldStore {
  private constructor(private readonly database: IDBPDatabase | null) {}

  static async open(): Promise<WorldStore> {
    try {
      return new WorldStore(await openDB(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) }));
    } catch {
      return new WorldStore(null);
    }
  }

  /** Null when none was kept, or one of another format. */
  async read(name: string): Promise<World | null> {
    const kept = (await this.database?.get(STORE, name)) as World | undefined;
    return kept?.format === 1 ? kept : null;
  }

  /** Rejects when there is no room left. */
  async write(world: World): Promise<void> {
    await this.database?.put(STORE, world, world.name);
  }
}
