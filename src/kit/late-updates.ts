import { startTransition } from 'react';

/** For how long what is late may be put off while the browser is busy, in ms. */
const MAX_DELAY_MS = 100;

/** What is drawn behind what somebody has just done: all of it together, once the browser has shown that. Without a way to know when that is, right away. */
export class DeferredUpdates {
  private readonly waiting = new Map<object, () => void>();

  /** Of several updates of the same `whose` only the last one counts. */
  add(whose: object, update: () => void): void {
    if (typeof window.requestIdleCallback !== 'function') {
      startTransition(update);
      return;
    }
    this.waiting.set(whose, update);
    if (this.waiting.size === 1) window.requestIdleCallback(() => this.run(), { timeout: MAX_DELAY_MS });
  }

  private run(): void {
    const updates = [...this.waiting.values()];
    this.waiting.clear();
    startTransition(() => updates.forEach((update) => update()));
  }
}
