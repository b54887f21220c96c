import type { Page } from '@playwright/test';
import { CLARA, enter, INES } from './support/people';
import { expect, test } from './support/test';

/** What the page says on its console, by how loudly. */
const saidBy = (page: Page): { readonly warnings: string[]; readonly complaints: string[] } => {
  const said = { warnings: [] as string[], complaints: [] as string[] };
  page.on('console', (message) => {
    if (message.type() === 'warning') said.warnings.push(message.text());
    if (message.type() === 'error') said.complaints.push(message.text());
  });
  page.on('pageerror', (error) => said.complaints.push(error.message));
  return said;
};

const moduleLink = (page: Page, name: string) => page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name });

test('a module that came as an extension stands in the module bar, and its pages open', async ({ page, actor }) => {
  const { warnings, complaints } = saidBy(page);
  await enter(actor, INES);
  await moduleLink(page, 'Newsstand').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Newsstand/);
  await page.getByRole('region', { name: 'Issues' }).getByRole('link', { name: '42' }).click();
  await expect(page).toHaveURL(/\/newsstand\/42$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Issue 42');
  await expect(page).toHaveTitle(/^Issue 42 · /);
  await expect(page.getByText('The long way round')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Newsstand/);
  expect([warnings, complaints]).toEqual([[], []]);
});

test('a page of such a module opens by its address, also before anybody is signed in', async ({ page, actor, base }) => {
  const { complaints } = saidBy(page);
  await actor.opens('/newsstand/41');
  await actor.signsIn(INES.email, INES.password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Issue 41');
  await page.goto(`${base}/newsstand/40`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Issue 40');
  await expect(moduleLink(page, 'Newsstand')).toHaveAttribute('aria-current', 'page');
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});

test('an address that no module knows is not found', async ({ page, actor, base }) => {
  await enter(actor, INES);
  await page.goto(`${base}/newsstand/42/no/such/page`);
  await expect(page.getByText(/not found/i).first()).toBeVisible();
});

test('a display and an interface that came as extensions show and edit values', async ({ page, actor }) => {
  await enter(actor, INES, '/collections/issues');
  await expect(page.getByText('No. 42').or(page.getByText('No. 21')).first()).toBeVisible();
  await actor.opens('/collections/issues/1');
  const pages = page.locator('[data-field="pages"]');
  await expect(pages.locator('output')).toHaveText('112 pages (7 sheets)');
  await pages.getByRole('button', { name: 'One sheet more' }).click();
  await expect(pages.locator('output')).toHaveText('128 pages (8 sheets)');
  await actor.item.saves('stay');
  await expect.poll(async () => (await actor.told()).join(' ')).toContain('Item updated');
});

test.describe('extensions that go wrong', () => {
  const SCRIPTS: Readonly<Record<string, string>> = {
    throwing: "throw new Error('Out of order');",
    silent: 'window.somethingElse = true;',
    strange: "window.quarterdeck.register('module', () => ({ id: 'strange', name: 7 }));",
    taken: "window.quarterdeck.register('module', ({ kit }) => ({ id: 'collections', name: 'A', icon: 'a', path: 'a', routes: [{ path: '', component: async () => () => null }] }));",
    crashing:
      "window.quarterdeck.register('module', ({ kit }) => kit.defineModule({ id: 'crashing', name: 'Crashing', icon: 'bug_report', path: 'crashing', " +
      "allows: () => true, routes: [{ path: '', component: async () => () => { throw new Error('Broken page'); } }] }));",
    late: "setTimeout(() => window.quarterdeck.register('module', () => ({})), 0);",
  };

  test('are skipped with a word in the console, and everything else works', async ({ page, actor }) => {
    const { warnings, complaints } = saidBy(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const names = ['newsstand', 'gone', 'hanging', '../../admin/assets/main', 'a b', ...Object.keys(SCRIPTS)];
    await page.route('**/extensions/modules/**', async (route) => {
      const name = /\/extensions\/modules\/([^/]+)\/index\.js$/.exec(route.request().url())?.[1];
      if (name === undefined) return route.fulfill({ json: { data: names } });
      if (name === 'hanging') return;
      if (name === 'newsstand') return route.fallback();
      const script = SCRIPTS[name];
      return script === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'text/javascript', body: script });
    });
    await page.route('**/extensions/layouts/**', (route) => route.fulfill({ status: 503, body: 'no' }));
    await enter(actor, CLARA, '/collections/tags');
    await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
    await expect(moduleLink(page, 'Newsstand')).toBeVisible();
    await expect.poll(() => warnings.filter((text) => text.startsWith("Couldn't load custom")).length).toBe(8);
    for (const name of ['gone', 'throwing', 'silent', 'strange', 'taken', 'late', 'a b', '../../admin/assets/main']) {
      expect(warnings.some((text) => text.startsWith(`Couldn't load custom module "${name}"`))).toBe(true);
    }
    expect(asked.filter((path) => path.includes('main/index.js') || path.includes('%20'))).toEqual([]);
    expect(complaints.filter((text) => /content security policy|trusted ?types/i.test(text))).toEqual([]);

    await moduleLink(page, 'Crashing').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await moduleLink(page, 'Newsstand').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Newsstand/);
  });
});
