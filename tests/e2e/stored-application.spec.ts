import type { BrowserContext, Page } from '@playwright/test';
import express from 'express';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrowserActor } from '../../features/actors/browser/browser-actor';
import { blogWorld } from '../../fixtures/worlds/blog';
import { adminSite } from '../../host/admin-site';
import { apiProxy } from '../../host/api-proxy';
import { listen } from '../../host/listen';
import { policyFor } from '../../host/security-headers';
import { startRestServer, type RestServer } from '../support/rest';
import { CONTENT, recordStart } from '../support/start/record-start';
import { longestChain } from '../support/start/request-chain';
import { recordConsole } from './support/console-log';
import { DIST } from './support/host';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** Long beside the work of the browser, so that requests of one round never look like two. */
const LATENCY_MS = 700;

const LIST = '/collections/articles';

/** A site whose build, settings and delay a test changes while it runs. */
class Site {
  dist = DIST;
  serviceWorker = true;
  latency = 0;
  isDown = false;
  /** The paths that were asked for. */
  readonly requests: string[] = [];
  private readonly copies: string[] = [];
  private end: () => void = () => undefined;
  base = '';

  async start(api: string, path = '/admin'): Promise<void> {
    const app = express();
    app.use((request, _response, next) => {
      if (this.isDown) {
        request.socket.destroy();
        return;
      }
      this.requests.push(request.originalUrl);
      setTimeout(next, this.latency);
    });
    app.use(path, (request, response, next) =>
      adminSite(
        this.dist,
        () => ({ adapter: 'http', ...(this.serviceWorker ? {} : { serviceWorker: false }) }),
        policyFor(null),
      )(request, response, next),
    );
    app.use(path.slice(0, path.lastIndexOf('/')), apiProxy(api));
    const { server, port } = await listen(app, 0, '127.0.0.1');
    this.base = `http://127.0.0.1:${port}${path}`;
    this.end = () => {
      server.close();
      server.closeAllConnections();
    };
  }

  /** A copy of the build with the texts replaced. */
  copy(replace: (text: string) => string): string {
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    this.copies.push(folder);
    cpSync(DIST, folder, { recursive: true });
    for (const name of ['index.html', 'service-worker.js']) {
      const file = join(folder, name);
      writeFileSync(file, replace(readFileSync(file, 'utf8')));
    }
    return folder;
  }

  /** Puts up a build whose main script has another name; that of the former build is gone. */
  deploy(hash: string): void {
    const main = readdirSync(join(DIST, 'assets')).find((name) => /^main\.\w+\.js$/.test(name)) ?? '';
    const dist = this.copy((text) =>
      text
        .replaceAll(main, `main.${hash}.js`)
        // The page is another one, so its revision is, too.
        .replace(/(?<='revision':')\w+(?=','url':'index\.html')/, hash),
    );
    renameSync(join(dist, 'assets', main), join(dist, 'assets', `main.${hash}.js`));
    this.dist = dist;
  }

  /** The paths of the scripts, styles and fonts of the build. */
  assets(): string[] {
    return readdirSync(join(this.dist, 'assets')).map((name) => `/admin/assets/${name}`);
  }

  stop(): void {
    this.end();
    this.copies.forEach((folder) => rmSync(folder, { recursive: true }));
  }
}

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

/** A page whose application is stored on the device. */
const openStored = async (context: BrowserContext, address = LIST): Promise<Page> => {
  const page = await context.newPage();
  await signInAt(new BrowserActor(site.base, async () => page), INES, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 25_000 });
  return page;
};

test('a start takes two rounds to the server, and none for scripts and styles', async ({ context }) => {
  await site.start(rest.url);
  const first = await openStored(context);
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
  const page = await openStored(context);
  site.isDown = true;
  await page.goto(`${site.base}/collections/tags`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
});

test('a new version is offered and loaded on request, also where the stored one cannot read the platform any more', async ({
  context,
}) => {
  await site.start(rest.url);
  const page = await openStored(context);
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
  const old = await openStored(context);
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
  const page = await openStored(context);
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
  const page = await openStored(context);
  const paths = await storedPaths(page);
  expect(paths).toContain('/cms/admin/index.html');
  expect(paths.filter((path) => !path.startsWith('/cms/admin/'))).toEqual([]);
  site.isDown = true;
  await page.goto(`${site.base}/collections/tags`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
});
