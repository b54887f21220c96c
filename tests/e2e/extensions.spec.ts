import { expectAccessibleByDayAndNight } from './support/axe';
import { moduleLink } from './support/module-link';
import { signInAt, INES } from './support/people';
import { recordConsole } from './support/console-log';
import { expect, test } from './support/test';

test('a module of an extension appears in the module bar, and its pages open', async ({ page, actor }) => {
  const { warnings, complaints } = recordConsole(page);
  await signInAt(actor, INES);
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

test('a page of such a module opens by its address, also before the sign-in', async ({ page, actor, base }) => {
  const { complaints } = recordConsole(page);
  await actor.opens('/newsstand/41');
  await actor.signsIn(INES.email, INES.password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Issue 41');
  await page.goto(`${base}/newsstand/40`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Issue 40');
  await expect(moduleLink(page, 'Newsstand')).toHaveAttribute('aria-current', 'page');
  expect(complaints).toEqual([]);
});

test('pages of an extension pass the accessibility check', async ({ page, actor }) => {
  await signInAt(actor, INES);
  for (const address of ['/newsstand', '/newsstand/42', '/collections/issues/1']) {
    await actor.opens(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessibleByDayAndNight(page);
  }
});

test('an address that no module knows is not found', async ({ page, actor, base }) => {
  await signInAt(actor, INES);
  await page.goto(`${base}/newsstand/42/no/such/page`);
  await expect(page.getByText(/not found/i).first()).toBeVisible();
});

test('a display and an interface that came as extensions show and edit values', async ({ page, actor }) => {
  await signInAt(actor, INES, '/collections/issues');
  await expect(page.getByText('No. 42').or(page.getByText('No. 21')).first()).toBeVisible();
  await actor.opens('/collections/issues/1');
  const pages = page.locator('[data-field="pages"]');
  await expect(pages.locator('output')).toHaveText('112 pages (7 sheets)');
  await pages.getByRole('button', { name: 'One sheet more' }).click();
  await expect(pages.locator('output')).toHaveText('128 pages (8 sheets)');
  await actor.item.saves('stay');
  await expect.poll(async () => (await actor.announcements()).join(' ')).toMatch(/” saved|Item saved/);
});

test('an interface that came as an extension adds rows to a list, which are created by the save', async ({
  page,
  actor,
}) => {
  await signInAt(actor, INES, '/collections/issues/1');
  const words = page.locator('[data-field="words"]');
  await actor.fields.addsRow('words', 'Gale');
  await actor.fields.addsRow('words', 'Breeze');
  await actor.fields.undoesRow('words', 'Gale');
  await expect(words.getByRole('status')).toHaveText('1 added');
  expect(await actor.fields.addedRows('words')).toEqual(['Breeze']);
  await actor.item.saves('stay');
  await expect.poll(async () => (await actor.announcements()).join(' ')).toMatch(/” saved|Item saved/);
  await expect(words.getByRole('status')).toHaveText('No unsaved changes');
  await actor.opens('/collections/style_notes');
  await expect.poll(() => actor.list.cell('9', 'Word')).toBe('Breeze');
});
