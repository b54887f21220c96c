import type { Locator, Page } from '@playwright/test';
import { CLARA, signInAt } from './support/people';
import { expect, test } from './support/test';

const table = (page: Page, name: string) => page.getByRole('table', { name: `Items of ${name}` });

/** aria-rowindex of the rendered rows; the head is the first. */
const places = (page: Page, name: string): Promise<readonly number[]> =>
  table(page, name)
    .locator('[role=row][data-key], tr[data-key]')
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));

test('a table exposes its row count, row positions, column names and sort order', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
  const tags = table(page, 'Tags');
  await expect(tags).toHaveAttribute('aria-rowcount', '34');
  await expect(tags.getByRole('columnheader', { name: 'Name', exact: true })).toBeVisible();
  await expect(tags.getByRole('columnheader', { name: 'Slug', exact: true })).toBeVisible();
  expect(await places(page, 'Tags')).toEqual(Array.from({ length: 25 }, (_, index) => index + 2));
  await expect(tags.locator('tr[data-key="3"]').getByRole('checkbox')).toHaveAccessibleName('railways');
  await expect(tags.locator('tr[data-key="3"]').getByRole('link')).toHaveAccessibleName('railways');

  await actor.list.sortsBy('Name');
  await expect(tags.getByRole('columnheader', { name: 'Name', exact: true })).toHaveAttribute('aria-sort', 'ascending');
  await expect(tags.locator('[aria-sort]')).toHaveCount(1);
  await actor.list.goesToPage(2);
  await expect.poll(async () => (await places(page, 'Tags'))[0]).toBe(27);
});

test('rows that are drawn only in sight keep their places', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/articles');
  await actor.list.showsPerPage(250);
  await expect.poll(() => actor.list.range()).toBe('1–193 of 193');
  await expect(table(page, 'Articles')).toHaveAttribute('aria-rowcount', '194');
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('group', { name: 'Selection' }).locator('b')).toHaveText('193 selected');
  await table(page, 'Articles').evaluate((element) => element.parentElement?.scrollTo({ top: 1e6 }));
  await expect.poll(async () => (await places(page, 'Articles')).at(-1)).toBe(194);
  const drawn = await places(page, 'Articles');
  expect(drawn.length).toBeLessThan(150);
  expect(drawn).toEqual(drawn.map((_, index) => (drawn[0] ?? 0) + index));
  const focusedRow = page.locator('[aria-rowindex]:focus-within');
  for (const [key, place] of [
    ['Home', '2'],
    ['End', '194'],
  ] as const) {
    await page.locator('tbody tr[data-key]').nth(5).getByRole('link').first().focus();
    await page.keyboard.press(`Control+${key}`);
    await expect(focusedRow).toHaveAttribute('aria-rowindex', place);
  }
});

test('the head of a column is worked by keys, which come back to it', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
  const menu = page.getByRole('button', { name: 'Column Name', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'Column Name' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(async () => page.locator('th[aria-sort]').getAttribute('aria-sort')).toBe('descending');
  await expect(menu).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('rows are cards, and still the rows and cells of a table', async ({ page, actor }) => {
    await signInAt(actor, CLARA, '/collections/authors');
    const authors = table(page, 'Authors');
    await expect(authors).toBeVisible();
    const card = authors
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .first();
    await card.waitFor();
    const [box, cells] = [await card.boundingBox(), card.locator('[role=cell][data-column]')];
    expect(box?.width).toBeLessThanOrEqual(390);
    expect(box?.height).toBeGreaterThan(60);
    const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
    expect(new Set(tops).size).toBeGreaterThan(1);
    const heads = await authors
      .getByRole('columnheader')
      .evaluateAll((all) => all.map((head) => head.textContent?.trim() ?? ''));
    expect(heads.length).toBeGreaterThan(1);
    await card.getByRole('checkbox').check();
    await expect(page.getByRole('group', { name: 'Selection' }).locator('b')).toHaveText('1 selected');
    const sideways = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Selection' })).toHaveCount(0);
    await card.getByRole('link').first().click();
    await expect.poll(() => actor.location()).toMatch(/^authors\//);
  });
});

/** Distance of the text of a cell or head from its edge, in px. */
const away = (cell: Locator, side: 'left' | 'right'): Promise<number> =>
  cell.evaluate((element, at) => {
    const text = document.createRange();
    text.selectNodeContents(element.querySelector('[data-text], a') ?? element);
    return Math.abs(text.getBoundingClientRect()[at] - element.getBoundingClientRect()[at]);
  }, side);

const PADDING = 16;

for (const { language, begins, ends } of [
  { language: 'English', begins: 'left', ends: 'right' },
  { language: 'العربية', begins: 'right', ends: 'left' },
] as const) {
  test(`texts of a column stand at the ${begins} in ${language}, numbers at the other side, whichever way each is written`, async ({
    page,
    actor,
  }) => {
    await signInAt(actor, CLARA, '/collections/languages');
    await actor.choosesAccountLanguage(language);
    for (const name of ['العربية', 'English']) {
      const cell = page.locator('td[data-column=name]', { hasText: name });
      await expect(cell).toHaveCSS('unicode-bidi', 'plaintext');
      await expect(cell.getByRole('link')).toHaveCSS('unicode-bidi', 'plaintext');
      expect(await away(cell, begins)).toBeLessThan(PADDING);
    }
    await actor.opens('/collections/newsletters');
    expect(await away(page.locator('td[data-column=recipients]').first(), ends)).toBeLessThan(PADDING);
    await actor.opens('/collections/articles');
    expect(await away(page.getByRole('columnheader', { name: 'Section' }), begins)).toBeLessThan(PADDING);
  });
}
