import type { BrowserContext, Page } from '@playwright/test';
import { AdminApi } from '../../contracts/platform/admin-api';
import { BrowserActor } from '../../features/actors/browser/browser-actor';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

const ARTICLE = '/collections/articles/3';
const TITLE = '[data-field="title"] input';
const SUBTITLE = '[data-field="subtitle"]';

/** How many answers the device has stored. Opens no database that the application has not created. */
const stored = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('quarterdeck-session')) return 0;
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('quarterdeck-session');
      opening.addEventListener('success', () => done(opening.result));
      opening.addEventListener('error', () => fail(opening.error));
    });
    const count = await new Promise<number>((done, fail) => {
      const counting = database.transaction('answers').objectStore('answers').count();
      counting.addEventListener('success', () => done(counting.result));
      counting.addEventListener('error', () => fail(counting.error));
    });
    database.close();
    return count;
  });

/** A page of Ines that has stored what her next session starts with, and was closed. */
const visit = async (context: BrowserContext, base: string): Promise<void> => {
  const page = await context.newPage();
  await signInAt(new BrowserActor(base, async () => page), INES);
  await expect.poll(() => stored(page), { timeout: 15_000 }).toBeGreaterThan(8);
  await page.close();
};

/** Holds the answer to the fields back until it is released. */
const holdFields = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/fields\?/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

test('a page opens before the data model was read, and keeps its edits when that has changed', async ({
  context,
  base,
  server,
}) => {
  await visit(context, base);
  const admin = new AdminApi(server.url, INES.email, INES.password);
  await admin.post('/fields/articles', { field: 'subtitle', type: 'string', schema: {}, meta: { interface: 'input' } });
  const page = await context.newPage();
  const release = await holdFields(page);
  const actor = new BrowserActor(base, async () => page);
  await actor.opens(ARTICLE);
  const title = page.locator(TITLE);
  await title.waitFor();
  expect(await page.locator(SUBTITLE).count()).toBe(0);
  const before = await title.inputValue();
  await title.fill('Salt roads');
  release();
  await expect(page.locator(SUBTITLE)).toBeVisible();
  expect(await title.inputValue()).toBe(before);
  expect((await actor.announcements()).join(' ')).toContain('this page was opened again');
  await actor.recovery.restores();
  await expect.poll(() => title.inputValue()).toBe('Salt roads');
});

test('a page keeps its edits and its focus when nothing has changed', async ({ context, base }) => {
  await visit(context, base);
  const page = await context.newPage();
  const release = await holdFields(page);
  await page.goto(`${base}${ARTICLE}`);
  const title = page.locator(TITLE);
  await title.fill('Salt roads');
  const read = page.waitForResponse(/\/fields\?/);
  release();
  await read;
  await page.waitForLoadState('networkidle');
  await expect(title).toBeFocused();
  expect(await title.inputValue()).toBe('Salt roads');
});

test('a save waits for the data model, and is sent when that is the same', async ({ context, base }) => {
  await visit(context, base);
  const page = await context.newPage();
  const release = await holdFields(page);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/items/')) writes.push(request.url());
  });
  await page.goto(`${base}${ARTICLE}`);
  await page.locator(TITLE).fill('Salt roads');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: /^save/i }).first()).toHaveAttribute('aria-busy', 'true');
  expect(writes).toEqual([]);
  release();
  await expect.poll(() => writes.length).toBe(1);
});

test('nothing of it is left on the device after the sign-out', async ({ context, base }) => {
  await visit(context, base);
  const page = await context.newPage();
  await page.goto(`${base}/logout`);
  await expect.poll(() => page.url()).toContain('/login');
  await expect.poll(() => stored(page)).toBe(0);
});
