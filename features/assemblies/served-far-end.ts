import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { ADMIN_PATH, hostApp } from '../../host/host-app';
import { listen, type Listening } from '../../host/listen';
import { Database, type World } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';
import { createRestServer } from '../../tests/support/rest';
import type { FarEnd, Write } from './assembly';
import { behindTheLine } from './behind-the-line';
import { freshWorld } from './fresh-world';
import { Post } from './post';

const HOST = '127.0.0.1';
const DIST = join(__dirname, '../../dist');

/** How long nothing may have been asked for, in ms, before a page counts as at rest: it notes half a second late where somebody is. */
const REST = 800;

const stop = ({ server }: Listening): void => {
  server.close();
  server.closeAllConnections();
};

/** A platform behind a REST server of its own, and the host that serves the application over it. */
export class ServedFarEnd implements FarEnd {
  private readonly database = new Database(freshWorld());
  private secret = 'first';
  private latency = 0;
  private providers: readonly string[] = [];
  private port = 0;
  private asked = 0;
  private rest: Listening | null = null;
  private host: Listening | null = null;
  private context: BrowserContext | null = null;
  readonly post = new Post(this.database, () => ({ secret: this.secret, now: Date.now() }));

  static async start(): Promise<ServedFarEnd> {
    const farEnd = new ServedFarEnd();
    await farEnd.mendLine();
    farEnd.host = await listen(hostApp({ dist: DIST, api: `http://${HOST}:${farEnd.port}`, world: 'blog' }), 0, HOST);
    return farEnd;
  }

  /** Where the application begins, without a slash at the end. */
  get base(): string {
    return `http://${HOST}:${this.host?.port ?? 0}${ADMIN_PATH}`;
  }

  /** Whose network this is about. */
  serves(context: BrowserContext): void {
    this.context = context;
  }

  prepare(change: (world: World) => World): void {
    this.database.replace(change(this.database.snapshot()));
  }

  async loseAnswers(): Promise<void> {
    await this.context?.route('**/items/**', async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      await route.fetch();
      return route.abort();
    });
  }

  async cutLine(): Promise<void> {
    if (this.rest !== null) stop(this.rest);
    this.rest = null;
  }

  async mendLine(): Promise<void> {
    await this.context?.unroute('**/items/**');
    if (this.rest !== null) return;
    const { secret, latency, providers, post } = this;
    const options = { secret, latency, signOnProviders: providers, outbox: post.outbox, appUrl: '' };
    const answer = createRestServer(this.database, options);
    this.rest = await listen(
      (request, response) => {
        this.asked = Date.now();
        answer(request, response);
      },
      this.port,
      HOST,
    );
    this.port = this.rest.port;
  }

  async leaveNetwork(): Promise<void> {
    await this.context?.setOffline(true);
  }

  async joinNetwork(): Promise<void> {
    await this.context?.setOffline(false);
  }

  async slowDown(latency: number): Promise<void> {
    this.latency = latency;
    await this.startAgain();
  }

  async forgetSessions(): Promise<void> {
    await this.pageAtRest();
    behindTheLine(this.database).forgetSessions();
  }

  async refuseTokens(): Promise<void> {
    await this.pageAtRest();
    this.secret += ' and another';
    await this.startAgain();
  }

  async offerSignOn(providers: readonly string[]): Promise<void> {
    this.providers = providers;
    await this.startAgain();
  }

  async change(collection: string, key: string, values: Item): Promise<void> {
    behindTheLine(this.database).change(collection, key, values);
  }

  async remove(collection: string, key: string): Promise<void> {
    behindTheLine(this.database).remove(collection, key);
  }

  async writes(): Promise<readonly Write[]> {
    throw new Error('Nobody writes down what comes over this line: tag the scenario @memory alone');
  }

  async dispose(): Promise<void> {
    await this.cutLine();
    if (this.host !== null) stop(this.host);
  }

  /** Else some late note of the page would be the first to be refused, and not what a scenario goes on with. */
  private async pageAtRest(): Promise<void> {
    for (let left = this.restLeft(); left > 0; left = this.restLeft())
      await new Promise((done) => setTimeout(done, left));
  }

  private restLeft(): number {
    return this.asked + REST - Date.now();
  }

  private async startAgain(): Promise<void> {
    await this.cutLine();
    await this.mendLine();
  }
}
