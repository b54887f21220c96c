import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { addressOn, fillPlatform } from '../../contracts/platform/fill-platform';
import { LaterAdminApi } from '../../contracts/platform/later-admin-api';
import { type RunningPlatform, startDirectus } from '../../contracts/provider/directus';
import type { LaterServer } from '../../contracts/provider/install';
import { ADMIN_PATH, hostApp } from '../../host/host-app';
import { listen, type Listening } from '../../host/listen';
import type { Item } from '../../src/domain/items';
import type { JsonObject } from '../../src/kernel';
import type { Read, Server, Write } from './assembly';
import { type Credentials, initialWorld, openSession } from './initial-world';
import type { Mailbox } from './mailbox';

const HOST = '127.0.0.1';
const DIST = join(__dirname, '../../dist');

/**
 * Answers that are no fault: the first question for sign-on providers, which is asked before a sign-in tells the generation,
 * a renewal without a session, a refused sign-in, and contents of files, which are not stored.
 */
const isExpected = (method: string, path: string, status: number): boolean =>
  path.startsWith('/assets/') ||
  (path === '/auth/oauth' && status === 404) ||
  (method === 'POST' && path.startsWith('/auth/') && [400, 401].includes(status));

const unavailable = (): never => {
  throw new Error(
    'A server of a later generation cannot be controlled like this: the scenario is not for @generations',
  );
};

/**
 * A real server of a later generation with the blog world, behind the host that serves the application. It is shared by
 * the scenarios of a run, so that each of them edits items of its own.
 */
export class LaterServerAssembly implements Server {
  private readonly failures: string[] = [];
  private constructor(
    private readonly platform: RunningPlatform,
    private readonly admin: LaterAdminApi,
    private readonly host: Listening,
  ) {}

  static async start(name: LaterServer): Promise<LaterServerAssembly> {
    const platform = await startDirectus(name);
    const admin = new LaterAdminApi(name, platform.url, platform.email, platform.password);
    await fillPlatform(admin, initialWorld());
    const host = await listen(hostApp({ dist: DIST, api: platform.url, world: 'blog' }), 0, HOST);
    return new LaterServerAssembly(platform, admin, host);
  }

  /** URL of the application, without a trailing slash. */
  get base(): string {
    return `http://${HOST}:${this.host.port}${ADMIN_PATH}`;
  }

  get mailbox(): Mailbox {
    return unavailable();
  }

  useContext(context: BrowserContext): void {
    context.on('response', (response) => {
      const method = response.request().method();
      const { origin, pathname, search } = new URL(response.url());
      if (origin !== new URL(this.base).origin || response.status() < 400) return;
      if (!isExpected(method, pathname, response.status()))
        this.failures.push(`${method} ${pathname}${search}: ${response.status()}`);
    });
  }

  async signIn(page: Page, { email, password }: Credentials): Promise<void> {
    await openSession(page, this.base, await this.admin.refreshTokenOf(addressOn(email), password));
  }

  async changeItem(collection: string, key: string, values: Item): Promise<void> {
    await this.admin.patch(`/items/${collection}/${key}`, values as JsonObject);
  }

  async deleteItem(collection: string, key: string): Promise<void> {
    await this.admin.remove(`/items/${collection}/${key}`);
  }

  /** Ends a scenario; rejects with the requests that failed in it. */
  async dispose(): Promise<void> {
    const failed = this.failures.splice(0);
    // Users come back to their last page, which is of another scenario.
    await this.admin.patch('/users', { query: { filter: {}, limit: -1 }, data: { last_page: null } });
    if (failed.length > 0) throw new Error(`The server refused requests of the application:\n${failed.join('\n')}`);
  }

  async stop(): Promise<void> {
    this.host.server.close();
    this.host.server.closeAllConnections();
    await this.platform.stop();
  }

  prepare(): void {
    unavailable();
  }

  disconnect = async (): Promise<void> => unavailable();
  reconnect = async (): Promise<void> => unavailable();
  dropResponses = async (): Promise<void> => unavailable();
  failOn = async (): Promise<void> => unavailable();
  setBrowserOffline = async (): Promise<void> => unavailable();
  setBrowserOnline = async (): Promise<void> => unavailable();
  setLatency = async (): Promise<void> => unavailable();
  deleteSessions = async (): Promise<void> => unavailable();
  invalidateTokens = async (): Promise<void> => unavailable();
  enableSignOn = async (): Promise<void> => unavailable();
  enableSignOnAs = async (): Promise<void> => unavailable();
  writes = async (): Promise<readonly Write[]> => unavailable();
  reads = async (): Promise<readonly Read[]> => unavailable();
}
