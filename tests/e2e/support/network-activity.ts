import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** Longer than somebody has to stay on a page before the server is told of it, in ms. */
const QUIET_MS = 900;

/** Watches the requests of a page from now on. */
export class NetworkActivity {
  private readonly underWay = new Set<Request>();
  private changed = Date.now();

  constructor(page: Page) {
    page.on('request', (request) => this.note(() => this.underWay.add(request)));
    page.on('requestfinished', (request) => this.note(() => this.underWay.delete(request)));
    page.on('requestfailed', (request) => this.note(() => this.underWay.delete(request)));
  }

  /** Until nothing has been asked or answered for a while. */
  async settles(): Promise<void> {
    await expect.poll(() => this.underWay.size === 0 && Date.now() - this.changed > QUIET_MS).toBe(true);
  }

  private note(change: () => unknown): void {
    change();
    this.changed = Date.now();
  }
}
