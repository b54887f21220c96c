import { BehaviorSubject } from 'rxjs';
import { JournalStore, MemoryConnection, type Database } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';
import type { Clock } from '../../src/ports/clock';
import type { FarEnd, Write } from './assembly';
import { behindTheLine } from './behind-the-line';
import { Post } from './post';
import type { SpoiledTokens } from './spoiled-tokens';

const SECRET = 'northlight';

/** The platform that the application in memory talks to, and the line to it. */
export class MemoryFarEnd implements FarEnd {
  readonly recorded: Write[] = [];
  /** Whether answers to writes get lost on their way. */
  losing = false;
  /** What the browser keeps of unsaved edits. */
  readonly shelf = new JournalStore();
  /** Whether the computer is in a network, as it knows itself. */
  readonly online$ = new BehaviorSubject(true);
  readonly post: Post;
  private line: MemoryConnection | null = null;
  private providers: readonly string[] = [];
  private tokens: SpoiledTokens | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.post = new Post(database, () => ({ secret: SECRET, now: clock.now() }));
  }

  /** One for the whole scenario: it holds what a browser would keep between two pages. */
  get connection(): MemoryConnection {
    const { clock, providers, post } = this;
    this.line ??= new MemoryConnection(this.database, {
      clock,
      secret: SECRET,
      outbox: post.outbox,
      appUrl: '',
      signOnProviders: providers,
    });
    return this.line;
  }

  /** Whose tokens are to be refused. */
  serves(tokens: SpoiledTokens): SpoiledTokens {
    this.tokens = tokens;
    return tokens;
  }

  async cutLine(): Promise<void> {
    this.connection.online = false;
  }

  async loseAnswers(): Promise<void> {
    this.losing = true;
  }

  async mendLine(): Promise<void> {
    this.losing = false;
    this.connection.online = true;
  }

  async leaveNetwork(): Promise<void> {
    this.connection.online = false;
    this.online$.next(false);
  }

  async joinNetwork(): Promise<void> {
    this.connection.online = true;
    this.online$.next(true);
  }

  async slowDown(): Promise<void> {
    throw new Error('Nothing takes time here: tag the scenario @browser @server');
  }

  async forgetSessions(): Promise<void> {
    behindTheLine(this.database).forgetSessions();
  }

  async refuseTokens(): Promise<void> {
    this.tokens?.spoil();
  }

  async offerSignOn(providers: readonly string[]): Promise<void> {
    this.providers = providers;
  }

  async change(collection: string, key: string, values: Item): Promise<void> {
    behindTheLine(this.database).change(collection, key, values);
  }

  async remove(collection: string, key: string): Promise<void> {
    behindTheLine(this.database).remove(collection, key);
  }

  async writes(): Promise<readonly Write[]> {
    return this.recorded;
  }
}
