import type { Page, Route } from '@playwright/test';
import type { BrowserActor } from '../../features/actors/browser/browser-actor';
import { expectAccessibleByDayAndNight } from './support/axe';
import { turnOffOfflineReading } from './support/offline-reading';
import type { RestartableServer } from './support/restartable-server';
import { CLARA, signInAt } from './support/people';
import { expect, test } from './support/test';

const OF_TAGS = /\/items\/tags\?/;

const refusing =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, headers, json: { errors: [{ message: `It says: ${code}`, extensions: { code } }] } });

/** A fault of a request, and the message that the user sees. */
const FAULTS: Readonly<Record<string, readonly [fault: (route: Route) => Promise<void>, told: string]>> = {
  'a line that is cut': [(route) => route.abort('connectionreset'), "The server can't be reached"],
  'a server that stumbles': [refusing(500, 'INTERNAL_SERVER_ERROR'), 'Unexpected error'],
  'a server that refuses': [refusing(403, 'FORBIDDEN'), 'Forbidden'],
  'a query that it cannot read': [refusing(400, 'INVALID_QUERY'), 'Invalid query'],
  'too many requests': [refusing(429, 'UNHEARD_OF', { 'Retry-After': '0' }), 'Too many requests'],
  'a gateway without a server': [
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    "The server can't be reached",
  ],
  'half an answer': [
    (route) => route.fulfill({ contentType: 'application/json', body: '{"data": [{"id": 1, "na' }),
    'GET /items/tags',
  ],
  'no list': [(route) => route.fulfill({ json: { data: { id: 1 }, meta: 'none' } }), 'GET /items/tags'],
  nothing: [(route) => route.fulfill({ status: 204 }), 'GET /items/tags'],
};

const panelSays = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.getByRole('main').innerText()).toContain(text);

const listOfTags = (actor: BrowserActor): Promise<void> => expect.poll(() => actor.list.range()).toBe('1–25 of 33');

test('every network fault is reported in place of the list, and a retry loads the list', async ({ page, actor }) => {
  await turnOffOfflineReading(page);
  await signInAt(actor, CLARA, '/collections/sections');
  for (const [name, [fault, told]] of Object.entries(FAULTS))
    await test.step(name, async () => {
      await page.route(OF_TAGS, fault);
      await actor.goesTo('Tags');
      await panelSays(page, 'The items could not be loaded');
      const details = page.getByRole('main').locator('summary');
      if ((await details.count()) > 0) await details.click();
      await panelSays(page, told);
      await expect(page.getByRole('main').locator('[data-key]')).toHaveCount(0);
      await page.unroute(OF_TAGS);
      await actor.triesAgain();
      await listOfTags(actor);
      await actor.goesTo('Sections');
      await expect.poll(() => actor.list.range()).toBe('1–9 of 9');
    });
});

test('cards and calendar report a failed request, and a retry loads them', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/sections');
  for (const [collection, request, there] of [
    ['Places', /\/items\/places\?/, 'Bergen'],
    ['Events', /\/items\/events\?/, 'Sign-off'],
  ] as const) {
    await page.route(request, FAULTS['a server that stumbles']?.[0] ?? (() => undefined));
    await actor.goesTo(collection);
    await panelSays(page, 'The items could not be loaded');
    await page.unroute(request);
    await actor.triesAgain();
    await panelSays(page, there);
  }
});

test('the error panel is accessible, and its retry works by keyboard', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/sections');
  await page.route(OF_TAGS, refusing(403, 'FORBIDDEN'));
  await actor.goesTo('Tags');
  await panelSays(page, 'The items could not be loaded');
  await expectAccessibleByDayAndNight(page);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.unroute(OF_TAGS);
  await page.keyboard.press('Enter');
  await listOfTags(actor);
});

test('a list that failed on the next page is loaded by a retry', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await listOfTags(actor);
  await page.route(OF_TAGS, refusing(500, 'INTERNAL_SERVER_ERROR'));
  await actor.list.goesToPage(2);
  await panelSays(page, 'The items could not be loaded');
  expect(await actor.list.rows()).toEqual([]);
  await page.unroute(OF_TAGS);
  await actor.triesAgain();
  await expect.poll(() => actor.list.range()).toBe('26–33 of 33');
  expect((await actor.list.rows()).length).toBe(8);
});

test('items are shown although their counts failed', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/sections');
  await page.route(/\/items\/tags\?.*limit=0/, refusing(500, 'INTERNAL_SERVER_ERROR'));
  await actor.goesTo('Tags');
  await panelSays(page, 'The items could not be counted');
  await actor.settles();
  expect((await actor.list.rows()).length).toBe(25);
  expect((await actor.announcements()).join(' ')).not.toContain('The items could not be loaded');
});

const COUNTS_OF_TAGS = /\/items\/tags\?.*limit=0/;

test('a failed count is reported, leaves paging usable, and is loaded by a retry', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/sections');
  await page.route(COUNTS_OF_TAGS, refusing(500, 'INTERNAL_SERVER_ERROR'));
  await actor.goesTo('Tags');
  await panelSays(page, 'The items could not be counted');
  await panelSays(page, '1–25');
  await page.getByRole('button', { name: 'Next page' }).click();
  await panelSays(page, '26–33');
  await expect.poll(async () => (await actor.list.rows()).length).toBe(8);
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  await page.unroute(COUNTS_OF_TAGS);
  await actor.triesAgain();
  await expect.poll(() => actor.list.range()).toBe('26–33 of 33');
  await expect(page.getByRole('main').getByText('The items could not be counted')).toHaveCount(0);
});

test('how many there are of everything is never told of a search that could not be counted', async ({
  page,
  actor,
}) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await listOfTags(actor);
  await page.route(COUNTS_OF_TAGS, refusing(500, 'INTERNAL_SERVER_ERROR'));
  await actor.list.searches('er');
  await panelSays(page, 'The items could not be counted');
  await expect.poll(async () => (await actor.list.rows()).length).toBe(6);
  expect(await actor.list.range()).toBe('');
  expect(await actor.list.pageCount()).toBe(1);
  await page.unroute(COUNTS_OF_TAGS);
  await actor.triesAgain();
  await expect.poll(() => actor.list.range()).toBe('1–6 of 6');
});

/** Saved presets of the tags that sort by name. */
const sortedTags = (server: RestartableServer): readonly unknown[] =>
  server.database
    .rows('directus_presets')
    .filter(
      ({ collection, layout_query: query }) => collection === 'tags' && JSON.stringify(query).includes('"sort":"name"'),
    );

test('a view that the server cannot answer for is put back by resetting it', async ({ page, actor, server }) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await page.route(/\/items\/tags\?.*sort=name/, refusing(400, 'INVALID_QUERY'));
  await actor.list.sortsBy('Name');
  await panelSays(page, 'The items could not be loaded');
  await expect.poll(() => sortedTags(server).length).toBe(1);
  await page.getByRole('button', { name: 'Reset page preferences' }).click();
  await listOfTags(actor);
  await expect.poll(() => sortedTags(server).length).toBe(0);
});

test('an answer that comes late never takes the place of a newer one', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await listOfTags(actor);
  let late = Promise.resolve();
  await page.route(/\/items\/tags\?.*search=rail/, (route) => {
    late = new Promise<void>((done) => setTimeout(done, 1500)).then(() => route.continue()).catch(() => undefined);
  });
  const asked = page.waitForRequest(/search=rail/);
  await actor.list.searches('rail');
  await asked;
  await actor.list.searches('ferr');
  await expect.poll(() => actor.list.range()).toBe('1–1 of 1');
  const found = await actor.list.rows();
  await late;
  await page.waitForTimeout(300);
  expect(await actor.list.rows()).toEqual(found);
});
