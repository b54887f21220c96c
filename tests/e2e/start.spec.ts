import type { Browser, BrowserContext } from '@playwright/test';
import { BrowserActor } from '../../features/actors/browser/browser-actor';
import { fixedUuid } from '../../fixtures/builders';
import { blogWorld } from '../../fixtures/worlds/blog';
import { startRestServer } from '../support/rest';
import { CONTENT, recordStart } from '../support/start/record-start';
import { duplicates, isScriptOrStyle, longestChain } from '../support/start/request-chain';
import { startHost } from './support/host';
import { INES, signInAt } from './support/people';
import { expectRecordedSize } from './support/recorded-size';
import { expect, test } from './support/test';

/** Long beside the work of the browser, so that requests of one round never look like two. */
const LATENCY_MS = 700;

/**
 * The document; the renewal; the data of the session, and the item; the list, or what the item
 * shows. With an empty cache the script that starts the renewal is one more, since the policy
 * allows none inside the document. The texts of another language take none.
 */
const STARTS = [
  { content: 'list', cache: 'empty', locale: 'en-US', rounds: 5 },
  { content: 'list', cache: 'filled', locale: 'en-US', rounds: 3 },
  { content: 'item', cache: 'empty', locale: 'en-US', rounds: 5 },
  { content: 'item', cache: 'empty', locale: 'de-DE', rounds: 5 },
  { content: 'item', cache: 'filled', locale: 'en-US', rounds: 4 },
] as const;

const PAGES = { list: '/collections/articles', item: '/collections/articles/1' } as const;

const ICONS = /icons\/\w+\.json$/;

interface Line {
  readonly base: string;
  slowDown(): void;
  stop(): void;
}

const openLine = async (api: string): Promise<Line> => {
  let latency = 0;
  const host = await startHost(api, () => latency);
  return {
    ...host,
    slowDown: () => {
      latency = LATENCY_MS;
    },
  };
};

const signedIn = async (browser: Browser, { base }: Line): Promise<BrowserContext> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAt(new BrowserActor(base, async () => page), INES);
  await page.waitForLoadState('networkidle');
  await page.close();
  return context;
};

/** The session of a context in a browser with an empty cache. */
const withoutCache = async (browser: Browser, context: BrowserContext, locale: string): Promise<BrowserContext> =>
  browser.newContext({ storageState: await context.storageState(), locale });

for (const { content, cache, locale, rounds } of STARTS) {
  test(`shows a signed-in user the ${content} after ${rounds} rounds, with the cache ${cache} and in ${locale}`, async ({
    browser,
  }) => {
    // Without extensions, whose scripts are loaded after their lists.
    const rest = await startRestServer({ world: blogWorld() });
    const line = await openLine(rest.url);
    const first = await signedIn(browser, line);
    const context = cache === 'empty' ? await withoutCache(browser, first, locale) : first;
    if (cache === 'filled')
      await recordStart(await context.newPage(), `${line.base}${PAGES[content]}`, CONTENT[content]);
    line.slowDown();
    const { requests } = await recordStart(await context.newPage(), `${line.base}${PAGES[content]}`, CONTENT[content]);
    const chain = longestChain(requests).map(({ url }) => url);
    expect(chain.length, chain.join('\n')).toBeLessThanOrEqual(rounds);
    expect(duplicates(requests)).toEqual([]);
    const scriptsAndStyles = requests.filter(isScriptOrStyle).map(({ url }) => url);
    const start = `of a start with ${content}, cache ${cache}, ${locale}`;
    expectRecordedSize('scripts and styles', start, scriptsAndStyles.length, scriptsAndStyles.join('\n'));
    expectRecordedSize('requests', start, requests.length, requests.map(({ url }) => url).join('\n'));
    expect(requests.filter(({ url }) => ICONS.test(url)).length).toBeLessThanOrEqual(1);
    expect(requests.filter(({ url }) => url === '/auth/refresh')).toHaveLength(1);
    await first.close();
    if (context !== first) await context.close();
    line.stop();
    await rest.close();
  });
}

const HOOK = { id: 1, name: 'Rebuild', method: 'POST', url: 'https://hooks.example', actions: ['update'] };

const ADDRESSES = [
  { name: 'the activity log', address: '/activity', content: 'main [data-key] a[href*="/activity/"]' },
  { name: 'the directory of users', address: '/users', content: 'main [data-key] a[href*="/users/"]' },
  { name: 'a user', address: `/users/${fixedUuid('blog/user/clara')}`, content: CONTENT.item },
  {
    name: 'the list of webhooks',
    address: '/settings/webhooks',
    content: 'main [data-key] a[href*="/settings/webhooks/"]',
  },
] as const;

for (const { name, address, content } of ADDRESSES) {
  test(`requests nothing twice when ${name} is opened by its address on a slow computer`, async ({ browser }) => {
    const world = blogWorld();
    const rest = await startRestServer({ world: { ...world, items: { ...world.items, directus_webhooks: [HOOK] } } });
    const line = await openLine(rest.url);
    const first = await signedIn(browser, line);
    const context = await withoutCache(browser, first, 'en-US');
    const page = await context.newPage();
    // Slow enough that React interrupts the first render of the list, and starts it again.
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const { requests } = await recordStart(page, `${line.base}${address}`, content);
    expect(requests.map(({ url }) => url)).toContain('/auth/refresh');
    expect(duplicates(requests)).toEqual([]);
    await first.close();
    await context.close();
    line.stop();
    await rest.close();
  });
}

test('many pages opened at once stay signed in', async ({ browser, server }) => {
  const line = await openLine(server.url);
  const context = await signedIn(browser, line);
  const pages = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  await Promise.all(pages.map((page) => page.goto(`${line.base}${PAGES.list}`)));
  for (const page of pages) await expect(page.getByRole('table').or(page.getByRole('grid')).first()).toBeVisible();
  await context.close();
  line.stop();
});

test('a page without a session sends one refresh at most and shows the form', async ({ browser, server }) => {
  const line = await openLine(server.url);
  const context = await signedIn(browser, line);
  await context.clearCookies();
  const page = await context.newPage();
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes.push(request.url());
  });
  await page.goto(`${line.base}/collections/articles`);
  await expect(page.locator('input[type=password]')).toBeVisible();
  expect(refreshes).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('signed-in')))).toEqual([]);
  await context.close();
  line.stop();
});
