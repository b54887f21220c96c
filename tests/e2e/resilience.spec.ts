import type { Request } from '@playwright/test';
import { CLARA, signInAt } from './support/people';
import type { RestartableServer } from './support/restartable-server';
import { expect, test } from './support/test';
import { NetworkActivity } from '../support/network-activity';

const forget = async (server: RestartableServer): Promise<void> => {
  for (const { token } of server.database.rows('directus_sessions'))
    server.database.remove('directus_sessions', String(token));
  await server.refuseTokens();
};

/** The last visited page is also sent by PATCH. */
const isWrite = (request: Request): boolean => request.method() === 'PATCH' && request.url().includes('/items/');

test('a server that dies in the middle of a save takes nothing along', async ({ page, actor, server }) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await actor.item.changes('name', 'rails');
  server.hold('PATCH');
  const sent = page.waitForRequest(isWrite);
  await actor.item.saves('stay');
  await sent;
  server.kill();

  await expect.poll(async () => (await actor.announcements()).join(' ')).toContain('No response from the server');
  expect(await actor.location()).toBe('tags/3');
  expect(await actor.item.value('name')).toBe('rails');
  expect(server.database.row('tags', 3)?.['name']).toBe('railways');

  await server.start();
  await actor.item.saves('stay');
  await expect.poll(async () => (await actor.announcements()).join(' ')).toMatch(/” saved|Item saved/);
  expect(server.database.row('tags', 3)?.['name']).toBe('rails');
});

test('a save sends changed fields only', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await actor.item.changes('name', 'rails');
  const sent = page.waitForRequest(isWrite);
  await actor.item.saves('stay');
  expect((await sent).postDataJSON()).toEqual({ name: 'rails' });
});

test('a malformed answer is reported with its call and path, and other pages still work', async ({ page, actor }) => {
  await signInAt(actor, CLARA);
  await page.route(/\/items\/tags\?/, (route) =>
    route.fulfill({ json: { data: { rows: [] }, meta: { total_count: 1, filter_count: 1 } } }),
  );
  await actor.goesTo('Tags');
  await expect.poll(async () => (await actor.announcements()).join(' ')).toContain('The items could not be loaded');
  await page.getByRole('main').locator('summary').click();
  await expect(page.getByText(/GET \/items\/tags: .*data/)).toBeVisible();
  await actor.goesTo('Sections');
  await expect.poll(() => actor.list.range()).toBe('1–9 of 9');
});

test('an HTML page instead of JSON is reported', async ({ page, actor }) => {
  await signInAt(actor, CLARA);
  await page.route(/\/items\/tags\?/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the wireless</h1>' }),
  );
  await actor.goesTo('Tags');
  await expect.poll(async () => (await actor.announcements()).join(' ')).toContain('The items could not be loaded');
  await expect(page.getByText('Sign in to the wireless')).toHaveCount(0);
});

test('loading a deep link again lands where it was', async ({ actor }) => {
  await signInAt(actor, CLARA, '/collections/articles/3');
  await actor.loadsAgain();
  await expect.poll(() => actor.item.value('title')).toBe('Salt roads of the Camargue');
  expect(await actor.location()).toBe('articles/3');
});

test('tokens that are refused all at once are renewed once', async ({ page, actor, server }) => {
  const traffic = new NetworkActivity(page);
  await signInAt(actor, CLARA);
  await traffic.settles();
  await server.refuseTokens();
  const answers: string[] = [];
  page.on('response', (response) => answers.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await actor.goesTo('Tags');
  await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
  expect(answers.filter((answer) => answer === '401 /items/tags').length).toBeGreaterThan(1);
  expect(answers.filter((answer) => answer.endsWith('/auth/refresh'))).toEqual(['200 /auth/refresh']);
});

test('a session that the server has forgotten ends at the sign-in page, and leads back', async ({
  page,
  actor,
  server,
}) => {
  const traffic = new NetworkActivity(page);
  await signInAt(actor, CLARA);
  await traffic.settles();
  await forget(server);
  await actor.goesTo('Tags');
  await expect.poll(async () => (await actor.announcements()).join(' ')).toContain('Session expired');
  await actor.signsIn(CLARA.email, CLARA.password);
  await expect.poll(() => actor.location()).toBe('tags');
});

test('a server that is not there yet is waited for', async ({ page, actor, server }) => {
  server.kill();
  await actor.opens('/collections/tags');
  await expect.poll(() => actor.location()).toBe('unreachable');
  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => actor.location()).toBe('sign-in');
});

test('a session that expires with unsaved edits asks for the password, and the save continues', async ({
  page,
  actor,
  server,
}) => {
  const traffic = new NetworkActivity(page);
  await signInAt(actor, CLARA, '/collections/tags/3');
  await traffic.settles();
  await actor.item.changes('name', 'rails');
  await forget(server);
  await actor.item.saves('stay');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(CLARA.email);
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.keyboard.press('Escape');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Wrong email or password');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(CLARA.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await actor.announcements()).join(' ')).toMatch(/” saved|Item saved/);
  expect(server.database.row('tags', 3)?.['name']).toBe('rails');
  expect(await actor.location()).toBe('tags/3');
});

test('a menu that is open when the session ends makes way for the question, and has the focus back from it', async ({
  page,
  actor,
  server,
}) => {
  const traffic = new NetworkActivity(page);
  await signInAt(actor, CLARA, '/collections/tags/3');
  await traffic.settles();
  await actor.item.changes('name', 'rails');
  await forget(server);
  let refuse = (): void => undefined;
  const opened = new Promise<void>((done) => (refuse = done));
  await page.route('**/auth/refresh', async (route) => {
    await opened;
    await route.continue();
  });
  const asking = page.waitForRequest('**/auth/refresh');
  await actor.item.saves('stay');
  await asking;
  const trigger = page.getByRole('button', { name: 'Actions for All drafts' });
  await trigger.click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  refuse();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await expect(page.getByRole('menu', { includeHidden: true })).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(CLARA.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await expect.poll(() => server.database.row('tags', 3)?.['name']).toBe('rails');
});

test('two tabs leave together, and come in together', async ({ page, actor, base }) => {
  await signInAt(actor, CLARA);
  const other = await page.context().newPage();
  await other.goto(`${base}/collections/tags`);
  await expect(other.getByRole('heading', { name: 'Tags' })).toBeVisible();
  await actor.signsOut();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('navigation', { name: 'Modules' })).toHaveCount(0);
  const credentials: string[] = [];
  other.on('request', (request) => (request.method() === 'POST' ? credentials.push(request.url()) : undefined));
  await actor.signsIn(CLARA.email, CLARA.password);
  await expect.poll(() => actor.location()).not.toBe('sign-in');
  await expect(other.getByRole('navigation', { name: 'Modules' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toHaveCount(0);
  // The token comes from the other tab.
  expect(credentials).toEqual([]);
});

test('two tabs whose tokens are refused renew them once', async ({ page, actor, base, server }) => {
  await signInAt(actor, CLARA);
  const other = await page.context().newPage();
  await other.goto(`${base}/collections`);
  await expect(other.getByRole('heading', { name: 'Content' })).toBeVisible();
  const traffic = [page, other].map((tab) => new NetworkActivity(tab));
  for (const each of traffic) await each.settles();
  await server.refuseTokens();
  const refreshes: string[] = [];
  for (const tab of [page, other])
    tab.on('response', (response) => {
      if (response.url().endsWith('/auth/refresh')) refreshes.push(String(response.status()));
    });
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('navigation').getByRole('link', { name: 'Tags' }).click()),
  );
  for (const tab of [page, other]) await expect(tab.getByText('1–25 of 33')).toBeVisible();
  expect(refreshes).toEqual(['200']);
});

test('without a network the page says so, and stays as it is', async ({ page, actor, context }) => {
  await signInAt(actor, CLARA, '/collections/tags/3');
  await actor.item.changes('name', 'rails');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'No connection to the server.' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No connection to the server.')).toHaveCount(0);
  expect(await actor.item.value('name')).toBe('rails');
});

test('the next sign-in opens the last visited page', async ({ actor, server }) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await expect
    .poll(() => server.database.rows('directus_users').find(({ email }) => email === CLARA.email)?.['last_page'])
    .toBe('/collections/tags');
  await actor.signsOut();
  await actor.signsIn(CLARA.email, CLARA.password);
  await expect.poll(() => actor.location()).toBe('tags');
});
