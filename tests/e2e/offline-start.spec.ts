import type { BrowserContext, Page } from '@playwright/test';
import { AdminApi } from '../../contracts/platform/admin-api';
import { BrowserActor } from '../../features/actors/browser/browser-actor';
import { saveTitleOver, storedPages } from './support/offline-reading';
import { CLARA, INES, signInAt } from './support/people';
import { openStored, Site } from './support/site';
import { expect, test } from './support/test';

// Without a connection, the document and the scripts come from the service worker.
test.use({ serviceWorkers: 'allow' });
// Storing the application takes some ten seconds, and the server is asked again after ten.
test.setTimeout(60_000);

const LIST = '/collections/articles';
const ARTICLE = '/collections/articles/3';
const TITLE = '[data-field="title"] input';
const SALT_ROADS = 'Salt roads of the Camargue';

let site: Site;
let admin: AdminApi;

test.beforeEach(async ({ server }) => {
  site = new Site();
  await site.start(server.url);
  admin = new AdminApi(server.url, INES.email, INES.password);
});

test.afterEach(() => site.stop());

/** A page of this person that shows the article, which the device keeps as well as the list. */
const visit = async (context: BrowserContext): Promise<Page> => {
  const page = await openStored(context, site);
  // The worker stores what the first page has loaded without it.
  await page.reload();
  await page.getByText(SALT_ROADS).first().click();
  await page.locator(TITLE).waitFor();
  await expect.poll(() => storedPages(page), { timeout: 15_000 }).toEqual(expect.arrayContaining([LIST, ARTICLE]));
  return page;
};

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Shown is what this device kept at' });

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('the application starts without the server: kept pages are shown, and edits are compared before they are sent', async ({
  context,
}) => {
  const page = await visit(context);
  site.isDown = true;
  const actor = new BrowserActor(site.base, async () => page);
  await actor.opens(ARTICLE);
  const title = page.locator(TITLE);
  await expect(title).toHaveValue(SALT_ROADS, { timeout: 15_000 });
  await expect(notice(page)).toContainText('No connection to the server');
  await title.fill('Salt ways');
  await admin.patch('/items/articles/3', { title: 'Roads of salt' });
  site.isDown = false;
  await expect(notice(page)).toContainText('Your changes are compared', { timeout: 25_000 });
  await expect(title).toHaveValue('Salt ways');
  await saveTitleOver(page, actor, 'Salt ways', 'Roads of salt');
  await expect.poll(() => admin.get('/items/articles/3?fields=title')).toEqual({ title: 'Salt ways' });
});

test('a draft of before the restart is offered without the server', async ({ context }) => {
  const page = await visit(context);
  const actor = new BrowserActor(site.base, async () => page);
  await actor.opens(ARTICLE);
  const title = page.locator(TITLE);
  await title.fill('Salt ways');
  site.isDown = true;
  // Waits for the draft, and leaves the page without saving.
  await actor.opens(ARTICLE);
  await expect(title).toHaveValue(SALT_ROADS, { timeout: 15_000 });
  await actor.recovery.restores();
  await expect(title).toHaveValue('Salt ways');
});

test('after a sign-out without the server nothing is shown, and the session is over when it is reached', async ({
  context,
}) => {
  const page = await visit(context);
  site.isDown = true;
  await page.goto(`${site.base}/logout`);
  await expect.poll(() => page.url()).toContain('/login');
  expect(await storedPages(page)).toEqual([]);
  await page.goto(`${site.base}${ARTICLE}`);
  await expect(retry(page)).toBeVisible({ timeout: 15_000 });
  expect(await page.getByText(SALT_ROADS).count()).toBe(0);
  site.isDown = false;
  await retry(page).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  // The cookie of the session is of no use any more.
  expect(await page.request.post(`${new URL(site.base).origin}/auth/refresh`)).not.toBeOK();
});

test('kept pages are shown until the server is reached, and forgotten when it has ended the session', async ({
  context,
}) => {
  const page = await visit(context);
  site.isDown = true;
  await page.reload();
  await expect(page.locator(TITLE)).toHaveValue(SALT_ROADS, { timeout: 15_000 });
  await page.context().clearCookies();
  site.isDown = false;
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible({ timeout: 25_000 });
  await expect.poll(() => storedPages(page)).toEqual([]);
  site.isDown = true;
  await page.goto(`${site.base}${ARTICLE}`);
  await expect(retry(page)).toBeVisible({ timeout: 15_000 });
});

test('after a crash, a start without the server shows the next person nothing of the former', async ({ context }) => {
  const page = await visit(context);
  await page.close();
  await context.clearCookies();
  const next = await context.newPage();
  await signInAt(new BrowserActor(site.base, async () => next), CLARA, '/collections/tags');
  site.isDown = true;
  await next.goto(`${site.base}${ARTICLE}`);
  await expect(next.getByText('No connection to the server').or(retry(next)).first()).toBeVisible({ timeout: 15_000 });
  expect(await next.getByText(SALT_ROADS).count()).toBe(0);
  expect(await storedPages(next)).not.toContain(ARTICLE);
});
