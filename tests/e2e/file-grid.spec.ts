import type { Page } from '@playwright/test';
import { INES, signInAt } from './support/people';
import type { RestartableServer } from './support/restartable-server';
import { expect, test } from './support/test';

const FILE_COUNT = 1000;
const MAX_BLOBS = 60;
const MAX_REQUESTS = 6;

/** An orange pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

const idOf = (index: number): string => `f11e0000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const storeFiles = (server: RestartableServer): void => {
  server.database.put('directus_presets', 1, {
    id: 1,
    collection: 'directus_files',
    layout: 'cards',
    layout_query: { cards: { limit: FILE_COUNT, page: 1 } },
    layout_options: null,
    bookmark: null,
    user: null,
    role: null,
    search: null,
    filter: null,
  });
  const [sample] = server.database.rows('directus_files');
  for (let index = 0; index < FILE_COUNT; index += 1) {
    server.database.put('directus_files', idOf(index), {
      ...sample,
      id: idOf(index),
      title: `Photo ${index}`,
      type: 'image/png',
      filename_disk: `${index}.png`,
      filename_download: `${index}.png`,
    });
  }
};

interface AssetCounts {
  readonly blobs: number;
  readonly mostBlobs: number;
  readonly mostRequests: number;
  readonly requests: number;
  readonly cancelled: number;
}

/** Counts object URLs and requests for assets in the page, from its first script on. */
const countAssets = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const [open, running] = [new Set<string>(), new Set<object>()];
    const counts = { blobs: 0, mostBlobs: 0, mostRequests: 0, requests: 0, cancelled: 0 };
    Object.assign(window, { assetCounts: counts });
    const countBlobs = (): void => {
      counts.blobs = open.size;
      counts.mostBlobs = Math.max(counts.mostBlobs, open.size);
    };
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    const send = window.fetch.bind(window);
    URL.createObjectURL = (source) => {
      const url = create(source);
      open.add(url);
      countBlobs();
      return url;
    };
    URL.revokeObjectURL = (url) => {
      open.delete(url);
      countBlobs();
      revoke(url);
    };
    window.fetch = async (input, init) => {
      if (!String(input).includes('/assets/')) return send(input, init);
      const request = {};
      running.add(request);
      counts.requests += 1;
      counts.mostRequests = Math.max(counts.mostRequests, running.size);
      const end = (): boolean => running.delete(request);
      init?.signal?.addEventListener('abort', () => void (end() && (counts.cancelled += 1)));
      return send(input, init).finally(end);
    };
  });
};

const assetCounts = (page: Page): Promise<AssetCounts> =>
  page.evaluate(() => ({ ...(window as unknown as { readonly assetCounts: AssetCounts }).assetCounts }));

/** Scrolls the cards to their end, a part of the visible height per frame. */
const scrollThrough = (page: Page, perFrame: number): Promise<void> =>
  page.evaluate(
    (step) =>
      new Promise<void>((done) => {
        let scroller = document.querySelector('main [data-card]');
        while (scroller !== null && scroller.scrollHeight <= scroller.clientHeight + 1)
          scroller = scroller.parentElement;
        const scroll = (): void => {
          if (scroller === null || scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1)
            return done();
          scroller.scrollBy(0, scroller.clientHeight * step);
          requestAnimationFrame(scroll);
        };
        requestAnimationFrame(scroll);
      }),
    perFrame,
  );

test('1,000 cards hold few blobs and requests while they are scrolled, and cancel what has left the view', async ({
  page,
  actor,
  server,
}) => {
  test.setTimeout(90_000);
  storeFiles(server);
  await countAssets(page);
  const addresses: string[] = [];
  await page.route(/^http:\/\/[^/]+\/assets\//, async (route) => {
    addresses.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 40));
    await route.fulfill({ contentType: 'image/png', body: PIXEL }).catch(() => undefined);
  });
  await signInAt(actor, INES, '/files/all');
  await expect(page.getByText(/of 1,0\d\d/)).toBeVisible();
  const shownPictures = page.locator('main [data-key] img');
  await expect.poll(() => shownPictures.count()).toBeGreaterThan(10);

  for (const perFrame of [0.25, 1]) {
    await page.locator('main [data-card]').first().press('Home');
    await scrollThrough(page, perFrame);
    await expect(page.getByText(/^Photo \d+$/).last()).toBeVisible();
  }
  // At rest, every card that is rendered has its picture.
  await page.waitForFunction(() => {
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    return count('main [data-key]') === count('main [data-key] img');
  });
  const counts = await assetCounts(page);
  expect(counts.mostBlobs).toBeLessThan(MAX_BLOBS);
  expect(counts.mostRequests).toBe(MAX_REQUESTS);
  expect(counts.cancelled).toBeGreaterThan(0);
  expect(
    addresses.filter((each) => each.includes(idOf(0).slice(0, 24)) && !each.includes('key=system-medium-cover')),
  ).toEqual([]);
});
