import { BehaviorSubject } from 'rxjs';
import { type Database, JournalStore, MemoryConnection } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';
import type { Call } from '../../src/kernel';
import type { Clock } from '../../src/ports/environment/clock';
import type { Reachability } from '../../src/ports/environment/reachability';
import type { SessionTokens } from '../../src/ports/environment/session-tokens';
import type { Server, Write } from './assembly';
import { MemoryPreferences } from './memory-browser';
import { platformEvents } from './platform-events';
import { Mailbox } from './mailbox';

/** Session tokens that can be invalidated, as if the server had changed its signing secret. */
export class InvalidatedTokens implements SessionTokens {
  private invalidated: string | null = null;

  constructor(private readonly tokens: SessionTokens) {}

  get userId(): string | null {
    return this.tokens.userId;
  }

  current(): string | null {
    const token = this.tokens.current();
    return token !== null && token === this.invalidated ? `${token}-spoiled` : token;
  }

  refresh(): Call<string> {
    return this.tokens.refresh();
  }

  /** Invalidates the current token. */
  invalidate(): void {
    this.invalidated = this.tokens.current();
  }
}

const SECRET = 'northlight';

/** The server of a memory assembly and the connection to it. */
export class MemoryServer implements Server {
  readonly recorded: Write[] = [];
  /** Whether answers to writes are dropped. */
  dropsResponses = false;
  /** Creating items with this value fails; null for none. */
  failingValue: string | null = null;
  /** The edit journal that a browser would store. */
  readonly journal = new JournalStore();
  /** What a browser would store of its user's preferences. */
  readonly preferences = new MemoryPreferences();
  /** Whether the browser reports to be online. */
  readonly online$ = new BehaviorSubject(true);
  readonly mailbox: Mailbox;
  private memoryConnection: MemoryConnection | null = null;
  private providers: readonly string[] = [];
  private reachability: Reachability | null = null;
  private tokens: InvalidatedTokens | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.mailbox = new Mailbox(database, () => ({ secret: SECRET, now: clock.now() }));
  }

  /** One for the whole scenario: it holds what a browser keeps between two pages. */
  get connection(): MemoryConnection {
    const { clock, providers, mailbox } = this;
    this.memoryConnection ??= new MemoryConnection(this.database, {
      clock,
      secret: SECRET,
      outbox: mailbox.outbox,
      appUrl: '',
      signOnProviders: providers,
      reachability: {
        reportReached: () => this.reachability?.reportReached(),
        reportUnreached: () => this.reachability?.reportUnreached(),
      },
    });
    return this.memoryConnection;
  }

  /** Registers the tokens that `invalidateTokens` rejects. */
  useTokens(tokens: InvalidatedTokens): InvalidatedTokens {
    this.tokens = tokens;
    return tokens;
  }

  /** The page that is open now. */
  reportTo(reachability: Reachability): void {
    this.reachability = reachability;
  }

  async disconnect(): Promise<void> {
    this.connection.online = false;
  }

  async dropResponses(): Promise<void> {
    this.dropsResponses = true;
  }

  async reconnect(): Promise<void> {
    this.dropsResponses = false;
    this.connection.online = true;
  }

  async failOn(value: string): Promise<void> {
    this.failingValue = value;
  }

  async setBrowserOffline(): Promise<void> {
    this.connection.online = false;
    this.online$.next(false);
  }

  async setBrowserOnline(): Promise<void> {
    this.connection.online = true;
    this.online$.next(true);
  }

  async setLatency(): Promise<void> {
    throw new Error('There is no latency in memory: tag the scenario @browser @server');
  }

  async deleteSessions(): Promise<void> {
    platformEvents(this.database).deleteSessions();
  }

  async invalidateTokens(): Promise<void> {
    this.tokens?.invalidate();
  }

  async enableSignOnAs(): Promise<void> {
    throw new Error('A provider redirects between pages: tag the scenario @browser @server');
  }

  async enableSignOn(providers: readonly string[]): Promise<void> {
    this.providers = providers;
  }

  async changeItem(collection: string, key: string, values: Item): Promise<void> {
    platformEvents(this.database).change(collection, key, values);
  }

  async deleteItem(collection: string, key: string): Promise<void> {
    platformEvents(this.database).remove(collection, key);
  }

  async writes(): Promise<readonly Write[]> {
    return this.recorded;
  }

  async reads(): Promise<never> {
    throw new Error('Reads are not recorded here: tag the scenario @browser @server only');
  }
}
