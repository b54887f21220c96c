import type { Page } from '@playwright/test';
import { BrowserActor } from '../../features/actors/browser/browser-actor';
import { blogWorld } from '../../fixtures/worlds/blog';
import { startRestServer, type RestServer } from '../support/rest';
import { CONTENT, recordStart } from '../support/start/record-start';
import { longestChain } from '../support/start/request-chain';
import { recordConsole } from './support/console-log';
import { INES, signInAt } from './support/people';
import { openStored, Site } from './support/site';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** Long beside the work of the browser, so that requests of one round never look like two. */
const LATENCY_MS = 700;

const LIST = '/collections/articles';

let rest: RestServer;
let site: Site;

test.beforeEach(async () => {
  rest = await startRestServer({ world: blogWorld() });
  site = new Site();
});

test.afterEach(async () => {
  site.stop();
  await rest.close();
});

const mainScript = (page: Page): Promise<string> =>
  page.locator('script[src*="assets/main."]').evaluate((script: HTMLScriptElement) => script.src);

/** The paths of all stored answers, below the origin. */
const storedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });

/** True for what needs no server: all of the site but its settings. */
const isStoredFile = (url: string): boolean => url.startsWith('/admin/') && url !== '/admin/config.json';

test('a start takes two rounds to the server, and none for scripts and styles', async ({ context }) => {
  await site.start(rest.url);
  const first = await openStored(context, site);
  // The second start stores what the first one has not, because the worker was not there yet.
  await first.reload();
  await first.locator(CONTENT.list).first().waitFor();
  await first.close();
  site.latency = LATENCY_MS;
  site.requests.length = 0;
  const { requests } = await recordStart(await context.newPage(), `${site.base}${LIST}`, CONTENT.list);
  const chain = longestChain(requests.filter(({ url }) => !isStoredFile(url))).map(({ url }) => url);
  expect(chain.length, chain.join('\n')).toBeLessThanOrEqual(2);
  expect(site.requests.filter((url) => /^\/admin\/(assets|icons)\//.test(url))).toEqual([]);
});

test('stores the files of the build and the settings, nothing of the platform, and violates no policy', async ({
  context,
}) => {
  await site.start(rest.url);
  const page = await context.newPage();
  const { complaints, warnings } = recordConsole(page);
  await signInAt(new BrowserActor(site.base, async () => page), INES, LIST);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 25_000 });
  await page.reload();
  await page.locator(CONTENT.list).first().waitFor();
  const paths = await storedPaths(page);
  expect(paths.filter((path) => !path.startsWith('/admin/'))).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining(['/admin/index.html', '/admin/config.json', '/admin/icons/common.json']),
  );
  expect(paths).toEqual(expect.arrayContaining(site.assets()));
  expect(complaints).toEqual([]);
  expect(warnings).toEqual([]);
});

test('without a connection, the stored application opens and says that the server is not reached', async ({
  context,
}) => {
  await site.start(rest.url);
  const page = await openStored(context, site);
  site.isDown = true;
  await page.goto(`${site.base}/collections/tags`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
});

test('a new version is offered and loaded on request, also where the stored one cannot read the platform any more', async ({
  context,
}) => {
  await site.start(rest.url);
  const page = await openStored(context, site);
  const before = await mainScript(page);
  site.deploy('00000002');
  await page.route('**/items/articles?**', (route) => route.fulfill({ json: { data: 'not a list' } }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 15_000 });
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(notice).toBeVisible({ timeout: 25_000 });
  expect(await mainScript(page)).toBe(before);
  expect(await storedPaths(page)).toEqual(expect.arrayContaining(site.assets()));
  await page.unroute('**/items/articles?**');
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect.poll(() => mainScript(page).catch(() => '')).toContain('main.00000002.js');
  await page.locator(CONTENT.list).first().waitFor();
});

test('the next page that is loaded has the new version, while another page keeps the files of its own', async ({
  context,
}) => {
  await site.start(rest.url);
  const old = await openStored(context, site);
  const before = await mainScript(old);
  site.deploy('00000002');
  await old.reload();
  await expect(old.getByText('A new version is ready')).toBeVisible({ timeout: 25_000 });
  const next = await context.newPage();
  await next.goto(`${site.base}${LIST}`);
  await expect.poll(() => mainScript(next).catch(() => '')).toContain('main.00000002.js');
  await next.locator(CONTENT.list).first().waitFor();
  expect(await mainScript(old)).toBe(before);
  expect(await storedPaths(old)).toContain(new URL(before).pathname);
  await old.close();
  await next.reload();
  await expect.poll(() => storedPaths(next)).not.toContain(new URL(before).pathname);
});

test('config.json turns it off: the worker and the stored files are removed', async ({ context }) => {
  await site.start(rest.url);
  const page = await openStored(context, site);
  site.serviceWorker = false;
  await page.reload();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 15_000,
    })
    .toBe(0);
  await expect.poll(() => storedPaths(page)).toEqual([]);
  site.requests.length = 0;
  await page.reload();
  await page.locator(CONTENT.list).first().waitFor();
  expect(site.requests).toContain('/admin/collections/articles');
});

test('works under a path of its own, and leaves the platform below the same path alone', async ({ context }) => {
  await site.start(rest.url, '/cms/admin');
  site.dist = site.copy((text) => text.replace('<base href="/admin/"', '<base href="/cms/admin/"'));
  const page = await openStored(context, site);
  const paths = await storedPaths(page);
  expect(paths).toContain('/cms/admin/index.html');
  expect(paths.filter((path) => !path.startsWith('/cms/admin/'))).toEqual([]);
  site.isDown = true;
  await page.goto(`${site.base}/collections/tags`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
});
