import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** Longer than the delay after which a visited page is reported to the server, in ms. */
const QUIET_MS = 900;

/** Tracks the pending requests of a page from now on. */
export class NetworkActivity {
  private readonly underWay = new Set<Request>();
  private changed = Date.now();

  constructor(page: Page) {
    page.on('request', (request) => this.note(() => this.underWay.add(request)));
    page.on('requestfinished', (request) => this.note(() => this.underWay.delete(request)));
    page.on('requestfailed', (request) => this.note(() => this.underWay.delete(request)));
  }

  /** Resolves when no request has been pending for a while. */
  async settles(): Promise<void> {
    await expect.poll(() => this.underWay.size === 0 && Date.now() - this.changed > QUIET_MS).toBe(true);
  }

  private note(change: () => unknown): void {
    change();
    this.changed = Date.now();
  }
}
