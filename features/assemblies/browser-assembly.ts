import type { BrowserContext, Page } from 'playwright-core';
import type { World } from '../../src/adapters/memory';
import { BrowserActor } from '../actors/browser-actor';
import type { Assembly, FarEnd } from './assembly';
import type { Chromium } from './chromium';
import { freshWorld } from './fresh-world';
import type { ServedFarEnd } from './served-far-end';
import { storeWorld } from './store-world';

/** Wide enough for navigation, page and sidebar beside each other. */
const VIEWPORT = { width: 1440, height: 900 };

/** The built application in Chromium: on a world that lives in the browser's own database, or on a server. */
export class BrowserAssembly implements Assembly {
  readonly patience = 5000;
  readonly actor: BrowserActor;
  private readonly changes: ((world: World) => World)[] = [];
  private locale = 'en-US';
  private context: BrowserContext | null = null;

  constructor(
    private readonly chromium: Chromium,
    /** Null for the world inside the browser. */
    private readonly server: ServedFarEnd | null,
  ) {
    this.actor = new BrowserActor(server?.base ?? chromium.base, () => this.openPage());
  }

  get farEnd(): FarEnd {
    if (this.server === null)
      throw new Error('A world inside the browser has no line to a far end: tag the scenario @server');
    return this.server;
  }

  now(): number {
    return Date.now();
  }

  prepare(change: (world: World) => World): void {
    if (this.server === null) this.changes.push(change);
    else this.server.prepare(change);
  }

  speak(language: string): void {
    this.locale = language;
  }

  async dispose(): Promise<void> {
    await this.context?.close();
    await this.server?.dispose();
  }

  private async openPage(): Promise<Page> {
    this.context = await this.chromium.browser.newContext({
      viewport: VIEWPORT,
      locale: this.locale,
      reducedMotion: 'reduce',
    });
    this.server?.serves(this.context);
    const page = await this.context.newPage();
    page.setDefaultTimeout(this.patience);
    if (this.changes.length > 0) {
      await page.goto(`${this.chromium.base}/config.json`);
      await storeWorld(
        page,
        this.changes.reduce((world, change) => change(world), freshWorld()),
      );
    }
    return page;
  }
}
