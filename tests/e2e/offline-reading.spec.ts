import type { Page } from '@playwright/test';
import { AdminApi } from '../../contracts/platform/admin-api';
import { BrowserActor } from '../../features/actors/browser/browser-actor';
import { saveTitleOver, stored, storedPages, turnOffOfflineReading } from './support/offline-reading';
import { CLARA, INES, signInAt } from './support/people';
import { expect, test } from './support/test';

const LIST = '/collections/articles';
const ARTICLE = '/collections/articles/3';
const TITLE = '[data-field="title"] input';
const HOSTILE = '<img src=x onerror="window.isHacked = 1"><script>window.isHacked = 1</script>';
const SALT_ROADS = 'Salt roads of the Camargue';

const adminOf = ({ url }: { readonly url: string }): AdminApi => new AdminApi(url, INES.email, INES.password);

/** Opens the list and the article, until the device keeps both. */
const visit = async (page: Page, base: string, person = INES): Promise<BrowserActor> => {
  const actor = new BrowserActor(base, async () => page);
  await signInAt(actor, person, LIST);
  await page.getByText(SALT_ROADS).first().click();
  await page.locator(TITLE).waitFor();
  await expect.poll(() => storedPages(page), { timeout: 15_000 }).toEqual(expect.arrayContaining([LIST, ARTICLE]));
  return actor;
};

/** Opens the list of articles without a connection, and waits until all attempts to read it have failed. */
const opensUnreachedList = async (page: Page, actor: BrowserActor): Promise<void> => {
  // The page is complete, so that it needs the server for the items only.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  let failures = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes('/items/articles?')) failures += 1;
  });
  await actor.goesTo('Articles');
  // The rows and their number, four times each.
  await expect.poll(() => failures, { timeout: 15_000 }).toBeGreaterThanOrEqual(8);
  await expect(page.getByText('No connection to the server').first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await page.getByText(SALT_ROADS).count()).toBe(0);
};

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Shown is what this device kept at' });

test('a list and an item open without a connection, and edits are compared before they are sent', async ({
  page,
  context,
  base,
  server,
}) => {
  const actor = await visit(page, base);
  await context.setOffline(true);
  await actor.goesTo('Articles');
  await expect(notice(page)).toBeVisible({ timeout: 15_000 });
  await page.getByText(SALT_ROADS).first().click();
  const title = page.locator(TITLE);
  await expect(title).toHaveValue(SALT_ROADS);
  await expect(notice(page)).toContainText('No connection to the server');
  await title.fill('Salt ways');
  await adminOf(server).patch('/items/articles/3', { title: 'Roads of salt' });
  await context.setOffline(false);
  await expect(notice(page)).toContainText('Your changes are compared');
  await expect(title).toHaveValue('Salt ways');
  await saveTitleOver(page, actor, 'Salt ways', 'Roads of salt');
  await expect.poll(() => adminOf(server).get('/items/articles/3?fields=title')).toEqual({ title: 'Salt ways' });
});

test('what was kept is read again when the server is reached again', async ({ page, context, base, server }) => {
  const actor = await visit(page, base);
  await context.setOffline(true);
  await actor.goesTo('Articles');
  await expect(notice(page)).toBeVisible({ timeout: 15_000 });
  await adminOf(server).patch('/items/articles/3', { title: 'Roads of salt' });
  await context.setOffline(false);
  await expect(page.getByText('Roads of salt').first()).toBeVisible({ timeout: 15_000 });
  await expect(notice(page)).toHaveCount(0);
});

test('nothing of it is left on the device after the sign-out, and the next person is shown nothing', async ({
  page,
  base,
}) => {
  await visit(page, base);
  await page.goto(`${base}/logout`);
  await expect.poll(() => page.url()).toContain('/login');
  await expect.poll(() => stored(page)).toEqual([]);
  const actor = new BrowserActor(base, async () => page);
  await signInAt(actor, CLARA, '/collections/tags');
  await opensUnreachedList(page, actor);
});

test('after a crash, the next person is shown nothing of the former, which is removed', async ({
  page,
  context,
  base,
}) => {
  await visit(page, base);
  const kept = await stored(page);
  await page.close();
  await context.clearCookies();
  const next = await context.newPage();
  await next.goto(`${base}/login`);
  await next.evaluate(() => localStorage.removeItem('quarterdeck.session'));
  const actor = new BrowserActor(base, async () => next);
  await signInAt(actor, CLARA, '/collections/tags');
  const users = async (): Promise<ReadonlySet<unknown>> => new Set((await stored(next)).map((key) => key[1]));
  await expect.poll(async () => (await users()).has(kept[0]?.[1])).toBe(false);
  await opensUnreachedList(next, actor);
});

test('config.json turns it off: nothing is kept, and what is stored is removed', async ({ page, base }) => {
  const actor = await visit(page, base);
  await turnOffOfflineReading(page);
  await page.reload();
  await page.locator(TITLE).waitFor();
  await expect.poll(() => stored(page)).toEqual([]);
  await page.goto(`${base}/collections/tags`);
  await expect.poll(() => actor.location()).toBe('tags');
  await opensUnreachedList(page, actor);
});

test('hostile texts in what is kept are shown as texts', async ({ page, context, base, server }) => {
  await adminOf(server).patch('/items/articles/3', {
    title: '<img src=x onerror="document.title = 1">',
    body: HOSTILE,
  });
  const actor = new BrowserActor(base, async () => page);
  await signInAt(actor, INES, ARTICLE);
  await page.locator(TITLE).waitFor();
  await expect.poll(() => storedPages(page), { timeout: 15_000 }).toContain(ARTICLE);
  await actor.goesTo('Articles');
  await page.getByText('<img src=x').first().waitFor();
  await expect.poll(() => storedPages(page), { timeout: 15_000 }).toContain(LIST);
  await context.setOffline(true);
  await page.getByText('<img src=x').first().click();
  await expect(notice(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.locator(TITLE)).toHaveValue(/onerror/);
  expect(await page.evaluate(() => [document.title === '1', 'isHacked' in window])).toEqual([false, false]);
  expect(await page.locator('img[onerror], script:not([src])').count()).toBe(0);
});
