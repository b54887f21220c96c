import type { BrowserContext, Page } from 'playwright-core';
import { blogWorld } from '../../fixtures/worlds/blog';
import type { World } from '../../src/adapters/memory';
import { BrowserActor } from '../actors/browser-actor';
import type { Assembly, FarEnd } from './assembly';
import type { Chromium } from './chromium';
import { storeWorld } from './store-world';

/** Wide enough for navigation, page and sidebar beside each other. */
const VIEWPORT = { width: 1440, height: 900 };

/** The built application in Chromium, on a world that lives in the browser's own database. */
export class BrowserAssembly implements Assembly {
  readonly patience = 5000;
  readonly actor: BrowserActor;
  private readonly changes: ((world: World) => World)[] = [];
  private locale = 'en-US';
  private context: BrowserContext | null = null;

  constructor(private readonly chromium: Chromium) {
    this.actor = new BrowserActor(chromium.base, () => this.openPage());
  }

  get farEnd(): FarEnd {
    throw new Error('A world inside the browser has no line to a far end: tag the scenario @memory alone');
  }

  prepare(change: (world: World) => World): void {
    this.changes.push(change);
  }

  speak(language: string): void {
    this.locale = language;
  }

  async dispose(): Promise<void> {
    await this.context?.close();
  }

  private async openPage(): Promise<Page> {
    this.context = await this.chromium.browser.newContext({ viewport: VIEWPORT, locale: this.locale, reducedMotion: 'reduce' });
    const page = await this.context.newPage();
    page.setDefaultTimeout(this.patience);
    if (this.changes.length > 0) {
      await page.goto(`${this.chromium.base}/favicon.svg`);
      await storeWorld(page, this.changes.reduce((world, change) => change(world), blogWorld()));
    }
    return page;
  }
}
