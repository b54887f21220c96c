import type { Page, Request } from 'playwright-core';

/** Longer than the delay after which a visited page is reported to the server, in ms. */
const QUIET_MS = 900;

const POLL_MS = 25;

/** Tracks the pending requests of a page from now on. */
export class NetworkActivity {
  private readonly pending = new Set<Request>();
  private changedAt = Date.now();

  constructor(page: Pick<Page, 'on'>) {
    page.on('request', (request) => this.note(() => this.pending.add(request)));
    page.on('requestfinished', (request) => this.note(() => this.pending.delete(request)));
    page.on('requestfailed', (request) => this.note(() => this.pending.delete(request)));
  }

  /** Resolves when no request has been pending for `quietMs`; rejects when that takes too long. */
  async settles(quietMs = QUIET_MS, maxMs = 5000): Promise<void> {
    const end = Date.now() + maxMs;
    while (this.pending.size > 0 || Date.now() - this.changedAt < quietMs) {
      if (Date.now() > end) throw new Error(`Still pending: ${[...this.pending].map((each) => each.url()).join(', ')}`);
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
  }

  private note(change: () => unknown): void {
    change();
    this.changedAt = Date.now();
  }
}
