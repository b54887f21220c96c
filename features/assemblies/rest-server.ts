import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { ADMIN_PATH, hostApp } from '../../host/host-app';
import { listen, type Listening } from '../../host/listen';
import { Database, type World } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';
import { PactCoverage } from '../../tests/contract-coverage/pact-coverage';
import { RequestRecord } from '../../tests/contract-coverage/request-record';
import { createRestServer } from '../../tests/support/rest';
import type { Read, Server, Write } from './assembly';
import { platformEvents } from './platform-events';
import { type Credentials, initialWorld, prepareSession } from './initial-world';
import { Mailbox } from './mailbox';

const HOST = '127.0.0.1';
const DIST = join(__dirname, '../../dist');

/** Time without a request after which a page counts as idle, in ms: it records visits half a second late. */
const IDLE_MS = 800;

const stop = ({ server }: Listening): void => {
  server.close();
  server.closeAllConnections();
};

/** A REST server over a memory database, and the host that serves the application with it. */
export class RestServer implements Server {
  private readonly database = new Database(initialWorld());
  private secret = 'first';
  private latency = 0;
  private providers: readonly string[] = [];
  private signOnEmails: Readonly<Record<string, string>> = {};
  private port = 0;
  private lastRequestAt = 0;
  private readonly recordedReads: Read[] = [];
  private rest: Listening | null = null;
  private host: Listening | null = null;
  private context: BrowserContext | null = null;
  private requestRecord: RequestRecord | null = null;
  readonly mailbox = new Mailbox(this.database, () => ({ secret: this.secret, now: Date.now() }));

  static async start(): Promise<RestServer> {
    const farEnd = new RestServer();
    await farEnd.reconnect();
    farEnd.host = await listen(hostApp({ dist: DIST, api: `http://${HOST}:${farEnd.port}`, world: 'blog' }), 0, HOST);
    return farEnd;
  }

  /** URL of the application, without a trailing slash. */
  get base(): string {
    return `http://${HOST}:${this.host?.port ?? 0}${ADMIN_PATH}`;
  }

  /** Sets the browser context whose network is controlled, and whose requests contracts have to cover. */
  useContext(context: BrowserContext): void {
    this.context = context;
    const record = new RequestRecord(this.base, PactCoverage.ofPact());
    context.on('request', (request) => record.add(request));
    this.requestRecord = record;
  }

  /** Gives the page's browser a session of the user. */
  signIn(page: Page, user: Credentials): Promise<void> {
    return prepareSession(page, this.base, this.database, user);
  }

  prepare(change: (world: World) => World): void {
    this.database.replace(change(this.database.snapshot()));
  }

  async dropResponses(): Promise<void> {
    await this.context?.route('**/items/**', async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      await route.fetch();
      return route.abort();
    });
  }

  async disconnect(): Promise<void> {
    if (this.rest !== null) stop(this.rest);
    this.rest = null;
  }

  async reconnect(): Promise<void> {
    await this.context?.unroute('**/items/**');
    if (this.rest !== null) return;
    const { secret, latency, providers, signOnEmails, mailbox } = this;
    const options = { secret, latency, signOnProviders: providers, signOnEmails, outbox: mailbox.outbox, appUrl: '' };
    const answer = createRestServer(this.database, options);
    this.rest = await listen(
      (request, response) => {
        this.lastRequestAt = Date.now();
        this.record(request);
        answer(request, response);
      },
      this.port,
      HOST,
    );
    this.port = this.rest.port;
  }

  async setBrowserOffline(): Promise<void> {
    await this.context?.setOffline(true);
  }

  async setBrowserOnline(): Promise<void> {
    await this.context?.setOffline(false);
  }

  async failOn(): Promise<void> {
    throw new Error('The REST server cannot be made to fail on a value: tag the scenario @memory');
  }

  async setLatency(latency: number): Promise<void> {
    this.latency = latency;
    await this.restart();
  }

  async deleteSessions(): Promise<void> {
    await this.waitUntilIdle();
    platformEvents(this.database).deleteSessions();
  }

  async invalidateTokens(): Promise<void> {
    await this.waitUntilIdle();
    this.secret += ' and another';
    await this.restart();
  }

  async enableSignOn(providers: readonly string[]): Promise<void> {
    this.providers = providers;
    await this.restart();
  }

  async enableSignOnAs(provider: string, email: string): Promise<void> {
    this.signOnEmails = { [provider]: email };
    await this.enableSignOn([provider]);
  }

  async changeItem(collection: string, key: string, values: Item): Promise<void> {
    platformEvents(this.database).change(collection, key, values);
  }

  async deleteItem(collection: string, key: string): Promise<void> {
    platformEvents(this.database).remove(collection, key);
  }

  async writes(): Promise<readonly Write[]> {
    throw new Error('Writes are not recorded here: tag the scenario @memory only');
  }

  async reads(): Promise<readonly Read[]> {
    return this.recordedReads;
  }

  async dispose(): Promise<void> {
    await this.disconnect();
    if (this.host !== null) stop(this.host);
    this.requestRecord?.finish();
  }

  private record({ method, url = '' }: IncomingMessage): void {
    if (method !== 'GET') return;
    const { pathname, searchParams } = new URL(url, this.base);
    this.recordedReads.push({ path: pathname, query: searchParams });
  }

  /** Waits, so that a late background request of the page is not the first one to be rejected. */
  private async waitUntilIdle(): Promise<void> {
    for (let left = this.idleTimeLeft(); left > 0; left = this.idleTimeLeft())
      await new Promise((done) => setTimeout(done, left));
  }

  private idleTimeLeft(): number {
    return this.lastRequestAt + IDLE_MS - Date.now();
  }

  private async restart(): Promise<void> {
    await this.disconnect();
    await this.reconnect();
  }
}
