import type { Page } from 'playwright-core';
import type { TimedRequest } from './request-chain';

export interface StartRecord {
  /**
   * Begun before the content was visible, without those answered by the cache, and the report of
   * the visit, which runs beside.
   */
  readonly requests: readonly TimedRequest[];
  /** When the content was visible, in ms since the navigation started. */
  readonly shownAt: number;
}

const VISIT = '/users/me/track/page';

/** Selectors of what is visible at the end of a start. */
export const CONTENT = {
  list: 'main tbody tr a[href*="/collections/"]',
  item: 'main [data-field]:not([aria-busy="true"]) input[type=text]',
} as const;

/** Runs in the page before its scripts: notes when the first element of the selector appears. */
const noteContent = (selector: string): void => {
  const look = (): void => {
    if (document.querySelector(selector) === null) return;
    performance.mark('content');
    changes.disconnect();
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { subtree: true, childList: true });
};

/**
 * Opens the address in an unused page and records its requests until an element of the selector
 * `content` is visible.
 */
export const recordStart = async (page: Page, address: string, content: string): Promise<StartRecord> => {
  // esbuild wraps functions in a name helper that the page lacks.
  await page.addInitScript('globalThis.__name ??= (target) => target;');
  await page.addInitScript(noteContent, content);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  const { entries, shownAt } = await page.evaluate(() => ({
    entries: (
      [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[]
    ).map(({ name, startTime, responseEnd, transferSize }) => ({ name, startTime, responseEnd, transferSize })),
    shownAt: performance.getEntriesByName('content')[0]?.startTime ?? Number.NaN,
  }));
  const requests = entries
    .filter(({ name, startTime, transferSize }) => transferSize > 0 && startTime < shownAt && !name.endsWith(VISIT))
    .map(({ name, startTime, responseEnd }) => {
      const { pathname, search } = new URL(name);
      return { url: `${pathname}${search}`, start: startTime, end: responseEnd };
    });
  return { requests, shownAt };
};
