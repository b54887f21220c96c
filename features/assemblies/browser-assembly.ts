import type { BrowserContext, Page } from 'playwright-core';
import type { World } from '../../src/adapters/memory';
import { BrowserActor } from '../actors/browser-actor';
import type { Assembly, Server } from './assembly';
import type { Chromium } from './chromium';
import { initialWorld } from './fresh-world';
import type { RestServer } from './served-far-end';
import { storeWorld } from './store-world';

/** Wide enough for navigation, page and sidebar beside each other. */
const VIEWPORT = { width: 1440, height: 900 };

/** The built application in Chromium: on a world that lives in the browser's own database, or on a server. */
export class BrowserAssembly implements Assembly {
  readonly timeoutMs = 5000;
  readonly actor: BrowserActor;
  private readonly changes: ((world: World) => World)[] = [];
  private locale = 'en-US';
  private context: BrowserContext | null = null;

  constructor(
    private readonly chromium: Chromium,
    /** Null for the world inside the browser. */
    private readonly restServer: RestServer | null,
  ) {
    this.actor = new BrowserActor(restServer?.base ?? chromium.base, () => this.openPage());
  }

  get server(): Server {
    if (this.restServer === null)
      throw new Error('A world inside the browser has no line to a far end: tag the scenario @server');
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

  private async openPage(): Promise<Page> {
    this.context = await this.chromium.browser.newContext({
      viewport: VIEWPORT,
      locale: this.locale,
      reducedMotion: 'reduce',
    });
    this.restServer?.serves(this.context);
    const page = await this.context.newPage();
    page.setDefaultTimeout(this.timeoutMs);
    if (this.changes.length > 0) {
      await page.goto(`${this.chromium.base}/config.json`);
      await storeWorld(
        page,
        this.changes.reduce((world, change) => change(world), initialWorld()),
      );
    }
    return page;
  }
}
