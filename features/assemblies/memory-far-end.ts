import { MemoryConnection, type Database } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';
import type { Clock } from '../../src/ports/clock';
import type { FarEnd, Write } from './assembly';

const SESSIONS = 'directus_sessions';

/** The platform that the application in memory talks to, and the line to it. */
export class MemoryFarEnd implements FarEnd {
  readonly connection: MemoryConnection;
  readonly recorded: Write[] = [];

  constructor(
    private readonly database: Database,
    clock: Clock,
  ) {
    this.connection = new MemoryConnection(database, { clock });
  }

  async cutLine(): Promise<void> {
    this.connection.online = false;
  }

  async mendLine(): Promise<void> {
    this.connection.online = true;
  }

  async forgetSessions(): Promise<void> {
    for (const { token } of this.database.rows(SESSIONS)) this.database.remove(SESSIONS, String(token));
  }

  async change(collection: string, key: string, values: Item): Promise<void> {
    const known = this.database.row(collection, key);
    if (known === null) throw new Error(`There is no item '${key}' in ${collection}`);
    const name = this.database.model.keyField(collection);
    this.database.put(collection, known[name] as string | number, { ...known, ...values });
  }

  async writes(): Promise<readonly Write[]> {
    return this.recorded;
  }
}
