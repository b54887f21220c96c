import { moduleLink } from './support/module-link';
import { CLARA, signInAt } from './support/people';
import { recordConsole } from './support/console-log';
import { expect, test } from './support/test';

const SCRIPTS: Readonly<Record<string, string>> = {
  throwing: "throw new Error('Out of order');",
  silent: 'window.somethingElse = true;',
  strange: "window.quarterdeck.register('module', () => ({ id: 'strange', name: 7 }));",
  taken:
    "window.quarterdeck.register('module', ({ kit }) => ({ id: 'collections', name: 'A', icon: 'a', path: 'a', routes: [{ path: '', component: async () => () => null }] }));",
  crashing:
    "window.quarterdeck.register('module', ({ kit }) => kit.defineModule({ id: 'crashing', name: 'Crashing', icon: 'bug_report', path: 'crashing', " +
    "allows: () => true, routes: [{ path: '', component: async () => () => { throw new Error('Broken page'); } }] }));",
  late: "setTimeout(() => window.quarterdeck.register('module', () => ({})), 0);",
};

test('extensions that go wrong are skipped with a word in the console, and everything else works', async ({
  page,
  actor,
}) => {
  const { warnings, complaints } = recordConsole(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const names = ['newsstand', 'gone', 'hanging', '../../admin/assets/main', 'a b', ...Object.keys(SCRIPTS)];
  await page.route('**/extensions/modules/**', async (route) => {
    const name = /\/extensions\/modules\/([^/]+)\/index\.js$/.exec(route.request().url())?.[1];
    if (name === undefined) return route.fulfill({ json: { data: names } });
    if (name === 'hanging') return;
    if (name === 'newsstand') return route.fallback();
    const script = SCRIPTS[name];
    return script === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.route('**/extensions/layouts/**', (route) => route.fulfill({ status: 503, body: 'no' }));
  await signInAt(actor, CLARA, '/collections/tags');
  await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
  await expect(moduleLink(page, 'Newsstand')).toBeVisible();
  await expect.poll(() => warnings.filter((text) => text.startsWith("Couldn't load custom")).length).toBe(8);
  for (const name of ['gone', 'throwing', 'silent', 'strange', 'taken', 'late', 'a b', '../../admin/assets/main']) {
    expect(warnings.some((text) => text.startsWith(`Couldn't load custom module "${name}"`))).toBe(true);
  }
  // The list is requested again twice before it counts as failed.
  await expect.poll(() => warnings, { timeout: 12_000 }).toContain("Couldn't load custom layouts");
  expect(asked.filter((path) => path.includes('main/index.js') || path.includes('%20'))).toEqual([]);
  expect(complaints.filter((text) => /content security policy|trusted ?types/i.test(text))).toEqual([]);

  await moduleLink(page, 'Crashing').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await moduleLink(page, 'Newsstand').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Newsstand/);
});
