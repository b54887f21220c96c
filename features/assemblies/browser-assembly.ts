import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../host/chromium-executable';
import { ADMIN_PATH, hostApp } from '../../host/host-app';
import { listen, type Listening } from '../../host/listen';
import type { LaterServer } from '../../contracts/provider/install';
import type { World } from '../../src/adapters/memory';
import { BrowserActor } from '../actors/browser/browser-actor';
import type { Assembly, AssemblyOptions, Server } from './assembly';
import { type Credentials, initialWorld, prepareWorld } from './initial-world';
import type * as laterServer from './later-server';
import type { LaterServerAssembly } from './later-server';
import { RestServer } from './rest-server';

const HOST = '127.0.0.1';
const DIST = join(__dirname, '../../dist');

/** One browser and one host for a whole run; every scenario has its own browser context. */
export class Chromium {
  private constructor(
    readonly browser: Browser,
    private readonly host: Listening,
  ) {}

  /** Rejects when the application is not built or Chromium is missing; the error names the command to run. */
  static async start(): Promise<Chromium> {
    if (!existsSync(join(DIST, 'index.html'))) throw new Error('The application is not built. Run: npm run build');
    const executablePath = chromiumPath();
    if (executablePath === null) throw new Error('There is no Chromium. Run: npm run browser');
    const host = await listen(hostApp({ dist: DIST, api: null, world: 'blog' }), 0, HOST);
    return new Chromium(await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] }), host);
  }

  /** URL of the application, without a trailing slash. */
  get base(): string {
    return `http://${HOST}:${this.host.port}${ADMIN_PATH}`;
  }

  async stop(): Promise<void> {
    await this.browser.close();
    this.host.server.close();
    this.host.server.closeAllConnections();
  }
}

/** Wide enough to show navigation, page and sidebar side by side. */
const VIEWPORT = { width: 1440, height: 900 };

/** The built application in Chromium, on a world in IndexedDB or on a REST server. */
export class BrowserAssembly implements Assembly {
  readonly timeoutMs = 5000;
  private readonly tabs: [BrowserActor, ...BrowserActor[]];
  private current = 0;
  private readonly changes: ((world: World) => World)[] = [];
  private locale = 'en-US';
  private context: BrowserContext | null = null;

  constructor(
    private readonly chromium: Chromium,
    /** Null for a world in IndexedDB. */
    private readonly restServer: RestServer | LaterServerAssembly | null,
  ) {
    this.tabs = [this.newTab()];
  }

  get actor(): BrowserActor {
    return this.tabs[this.current] ?? this.tabs[0];
  }

  openTab(): void {
    this.current = this.tabs.push(this.newTab()) - 1;
  }

  async switchToTab(index: number): Promise<void> {
    this.current = index;
  }

  get server(): Server {
    if (this.restServer === null) throw new Error('A world inside the browser has no server: tag the scenario @server');
    return this.restServer;
  }

  now(): number {
    return Date.now();
  }

  prepare(change: (world: World) => World): void {
    if (this.restServer === null) this.changes.push(change);
    else this.restServer.prepare(change);
  }

  setLanguage(language: string): void {
    this.locale = language;
  }

  async dispose(): Promise<void> {
    await this.context?.close();
    await this.restServer?.dispose();
  }

  private newTab(): BrowserActor {
    return new BrowserActor(
      this.restServer?.base ?? this.chromium.base,
      () => this.openPage(),
      async (email, password) => (this.context === null ? this.openPage({ email, password }) : null),
    );
  }

  private async openPage(user?: Credentials): Promise<Page> {
    if (this.context !== null) {
      const page = await this.context.newPage();
      page.setDefaultTimeout(this.timeoutMs);
      return page;
    }
    this.context = await this.chromium.browser.newContext({
      viewport: VIEWPORT,
      locale: this.locale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    this.restServer?.useContext(this.context);
    const page = await this.context.newPage();
    page.setDefaultTimeout(this.timeoutMs);
    if (this.restServer !== null) {
      if (user !== undefined) await this.restServer.signIn(page, user);
    } else if (this.changes.length > 0 || user !== undefined) {
      const world = this.changes.reduce((changed, change) => change(changed), initialWorld());
      await prepareWorld(page, this.chromium.base, world, user);
    }
    return page;
  }
}

let shared: Chromium | null = null;
let later: LaterServerAssembly | null = null;

/** Loaded when it is asked for: it starts servers, which other runs do without. */
const startLater = async (name: LaterServer): Promise<LaterServerAssembly> => {
  const module = require('./later-server') as typeof laterServer;
  return module.LaterServerAssembly.start(name);
};

/** Assembles the application in the Chromium that all scenarios share. */
export const assembleBrowser = async ({ server, later: name }: AssemblyOptions): Promise<Assembly> => {
  shared ??= await Chromium.start();
  if (name !== null) {
    later ??= await startLater(name);
    return new BrowserAssembly(shared, later);
  }
  return new BrowserAssembly(shared, server ? await RestServer.start() : null);
};

export const closeBrowser = async (): Promise<void> => {
  await shared?.stop();
  shared = null;
  await later?.stop();
  later = null;
};
