import type { Locator, Page } from '@playwright/test';
import { moduleLink } from './support/module-link';
import { CLARA, INES, signInAt } from './support/people';
import { expect, test } from './support/test';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const title = (page: Page, key: string): Locator => page.locator(`tr[data-key="${key}"] [data-row-link]`);
const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Navigation' });
const back = (page: Page): Locator => page.getByRole('link', { name: 'Back', exact: true });
const modal = (page: Page): Locator => page.locator('[data-over-page]');

/** Longer than the focus waits for a page that places it, in ms. */
const SETTLE_MS = 500;

/** Waits, and expects that some control has the focus. */
const expectFocusKept = async (page: Page): Promise<void> => {
  await page.waitForTimeout(SETTLE_MS);
  await expect(page.locator('body:focus-within')).toHaveCount(1);
};

test('after signing in, the focus is on the heading of the page that opens', async ({ page, actor }) => {
  await actor.opens('/collections/tags');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await actor.signsIn(CLARA.email, CLARA.password);
  await expect(heading(page, 'Tags')).toBeFocused();
});

test('the focus follows from a list into an item and back to its row, and each page is announced', async ({
  page,
  actor,
}) => {
  // By the page: an address that is opened with a session leaves the focus to the browser.
  await actor.opens('/collections');
  await actor.signsIn(CLARA.email, CLARA.password);
  await expect(heading(page, 'Content')).toBeFocused();
  await navigation(page).getByRole('link', { name: 'Articles' }).click();
  await expect(heading(page, 'Articles')).toBeFocused();
  await title(page, '5').click();
  const opened = heading(page, 'Night trains are back, and slower');
  await expect(opened).toBeFocused();
  await expect(page.getByText('Night trains are back, and slower · Northlight Quarterly')).toBeAttached();
  await expectFocusKept(page);
  await expect(opened).toBeFocused();
  await back(page).click();
  await expect(title(page, '5')).toBeFocused();
  await title(page, '6').click();
  await expect(heading(page, 'Articles')).toHaveCount(0);
  await actor.goesBack();
  await expect(title(page, '6')).toBeFocused();
});

test('after saving, the focus stays in the form, or is on the row of the item', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await title(page, '3').click();
  const name = page.locator('[data-field="name"]').getByRole('textbox');
  await name.fill('rails');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await actor.announcements()).join(' ')).toContain('saved');
  await expect(name).toBeFocused();
  await name.fill('tracks');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(title(page, '3')).toBeFocused();
});

test('after creating an item, the focus is on its row', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await page.getByRole('link', { name: 'New item' }).click();
  await expect(heading(page, 'New item in Tags')).toBeFocused();
  await page.locator('[data-field="name"]').getByRole('textbox').fill('aardvarks');
  await page.locator('[data-field="slug"]').getByRole('textbox').fill('aardvarks');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'aardvarks' })).toBeFocused();
});

test('after deleting an item on its page, the focus is on the heading of the list', async ({ page, actor }) => {
  await signInAt(actor, INES, '/collections/tags');
  await title(page, '3').click();
  await page.getByRole('button', { name: 'Delete this item' }).click();
  await modal(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(heading(page, 'Tags')).toBeFocused();
});

test('after work on selected items, the focus is on the heading of the list', async ({ page, actor }) => {
  await signInAt(actor, INES, '/collections/tags');
  const box = page.locator('tr[data-key="3"]').getByRole('checkbox');
  await box.check();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(heading(page, 'Tags')).toBeFocused();
  await box.check();
  const deletion = page.getByRole('button', { name: 'Delete item' });
  await deletion.click();
  await page.keyboard.press('Escape');
  await expect(deletion).toBeFocused();
  await deletion.click();
  await modal(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.locator('tr[data-key="3"]')).toHaveCount(0);
  await expect(heading(page, 'Tags')).toBeFocused();
});

test('the focus stays in a list whose search, page or layout changes', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/articles');
  const search = page.getByRole('searchbox', { name: 'Search Articles' });
  await search.fill('no such article');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(heading(page, 'Articles')).toBeFocused();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(() => actor.list.range()).toContain('26–50');
  await expect(page.getByRole('button', { name: 'Page 2' })).toBeFocused();
  const cards = page.getByRole('radio', { name: 'Cards', exact: true });
  await cards.click();
  await expectFocusKept(page);
  await expect(cards).toBeFocused();
});

test('what closes gives the focus back to what has opened it', async ({ page, actor }) => {
  await signInAt(actor, INES, '/collections/articles');
  const openers = [
    page.getByRole('button', { name: 'Notifications' }),
    page.getByRole('button', { name: 'More ways to create' }),
    page.getByRole('button', { name: 'View menu' }),
    page.getByRole('button', { name: 'Column Title' }),
    page.getByRole('button', { name: 'Add column' }),
  ];
  for (const opener of openers) {
    await opener.click();
    await expect(opener).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});

test('in every module, the focus is on the heading of the page that opens', async ({ page, actor }) => {
  await signInAt(actor, INES);
  for (const [module, name] of [
    ['Users', 'Users'],
    ['File library', 'File library'],
    ['Settings', 'Data model'],
    ['Content', 'Content'],
  ] as const) {
    await moduleLink(page, module).click();
    await expect(heading(page, name)).toBeFocused();
  }
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
});
