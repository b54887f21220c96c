import type { Page, Response } from '@playwright/test';
import { BrowserActor } from '../../features/actors/browser/browser-actor';
import { largePeople, largeWorld } from '../../fixtures/worlds/large';
import { ADMIN_PATH } from '../../host/host-app';
import { PAGES } from '../budgets/budgets';
import { expectRecordedSize } from './support/recorded-size';
import { type RestServer, startRestServer } from '../support/rest';
import { type Host, startHost } from './support/host';
import { signInAt } from './support/people';
import { expect, test as base } from './support/test';

/** Sent some time after the page has loaded. */
const LAST_PAGE = '/users/me/track/page';

interface LargeWorld {
  readonly rest: RestServer;
  readonly host: Host;
}

/** A page of a user who is signed in to the large world, with the scripts in the cache. */
const test = base.extend<
  { readonly signedIn: { readonly page: Page; readonly address: string } },
  { large: LargeWorld }
>({
  large: [
    async ({ adapter: _adapter }, use) => {
      const rest = await startRestServer({ world: largeWorld() });
      const host = await startHost(rest.url);
      await use({ rest, host });
      host.stop();
      await rest.close();
    },
    { scope: 'worker' },
  ],
  signedIn: async ({ page, large: { host } }, use) => {
    const [person] = largePeople;
    if (person === undefined) throw new Error('The large world has no user to sign in with');
    await signInAt(new BrowserActor(host.base, async () => page), person);
    await page.waitForLoadState('networkidle');
    await use({ page, address: host.base });
  },
});

const isApi = (response: Response): boolean => {
  const { pathname } = new URL(response.url());
  return !pathname.startsWith(`${ADMIN_PATH}/`) && pathname !== ADMIN_PATH && pathname !== LAST_PAGE;
};

/** The requests to the REST API from an address to the page at rest, with the sizes of their responses. */
const recordPage = async (page: Page, address: string): Promise<readonly { line: string; bytes: number }[]> => {
  const responses: Response[] = [];
  const record = (response: Response): void => void (isApi(response) && responses.push(response));
  page.on('response', record);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  page.off('response', record);
  return Promise.all(
    responses.map(async (response) => {
      const { pathname, search } = new URL(response.url());
      const line = `${response.request().method()} ${pathname}${decodeURIComponent(search)}`;
      return { line, bytes: (await response.body()).length };
    }),
  );
};

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: requests and bytes are those recorded`, async ({ signedIn: { page, address } }) => {
    const requests = await recordPage(page, `${address}${path}`);
    const listed = requests.map(({ line, bytes }) => `${bytes} ${line}`).join('\n');
    expectRecordedSize('requests', `of ${name}`, requests.length, listed);
    const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
    expectRecordedSize('bytes', `responses of ${name}`, bytes, listed);
  });
}

test('a list of 1,000 rows has DOM elements for the rows near the viewport only', async ({
  signedIn: { page, address },
}) => {
  await page.goto(`${address}${PAGES['a list of 25 with three relational columns']}`);
  await page.locator('main tbody tr[data-index]').first().waitFor();
  const items = page.waitForResponse((response) => response.url().includes('limit=1000&'));
  await page.getByLabel('Per page').selectOption('1000');
  expect((await (await items).json()).data).toHaveLength(1000);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expectRecordedSize('elements', 'of a list of 1,000', await page.locator('*').count());
});
