import type { Page } from '@playwright/test';
import { CLARA, signInAt } from './support/people';
import { expect, test } from './support/test';

const row = (page: Page, key: string) => page.locator(`tr[data-key="${key}"]`);
const pens = (page: Page) => page.locator('tbody').getByRole('button', { name: /^Edit / });
const penOf = (page: Page, key: string) => row(page, key).getByRole('button', { name: 'Edit Name of' });
const heights = (page: Page) =>
  page.locator('tr[data-key]').evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().height));
const keys = (page: Page) =>
  page.locator('tr[data-key]').evaluateAll((rows) => rows.map((each) => each.getAttribute('data-key') ?? ''));

test('only the row the pointer moves over has pens, and no row changes its height for them', async ({
  page,
  actor,
}) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await row(page, '3').waitFor();
  await expect(pens(page)).toHaveCount(0);
  const before = await heights(page);
  await row(page, '3').hover();
  await expect(penOf(page, '3')).toHaveCount(1);
  await row(page, '4').hover();
  await expect(penOf(page, '4')).toHaveCount(1);
  await expect(penOf(page, '3')).toHaveCount(0);
  expect(await heights(page)).toEqual(before);
  await page.getByRole('columnheader', { name: 'Name', exact: true }).hover();
  await expect(pens(page)).toHaveCount(0);
});

test('rows that are scrolled under a resting pointer get no pens', async ({ page, actor }) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await row(page, '3').hover();
  await expect(penOf(page, '3')).toHaveCount(1);
  const drawn = await page.evaluateHandle(() => {
    const told: string[] = [];
    const body = document.querySelector('tbody');
    if (body === null) throw new Error('There is no table');
    new MutationObserver((changes) => told.push(...changes.map(({ type }) => type))).observe(body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    const over = { count: 0 };
    body.addEventListener('pointerover', () => (over.count += 1));
    return { told, over };
  });
  await page.mouse.wheel(0, 240);
  await expect.poll(() => drawn.evaluate(({ over }) => over.count)).toBeGreaterThan(0);
  expect(await drawn.evaluate(({ told }) => told)).toEqual([]);
  await expect(penOf(page, '3')).toHaveCount(1);
});

test('arrows go from pen to pen, and Escape in a cell leads back to its pen wherever the pointer is', async ({
  page,
  actor,
}) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await row(page, '3').waitFor();
  const all = await keys(page);
  const next = all[all.indexOf('3') + 1] ?? '';
  await row(page, all.at(-2) ?? '').hover();
  await row(page, '3').getByRole('checkbox').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(penOf(page, '3')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(penOf(page, next)).toBeFocused();
  await expect(penOf(page, '3')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(penOf(page, '3')).toBeFocused();
  await page.keyboard.press('Enter');
  const editor = row(page, '3').locator('[data-editor]').getByRole('textbox');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(penOf(page, '3')).toBeFocused();
});

test('F2 on the link or the box of a row writes in its first cell at once, and the focus comes back to the pen', async ({
  page,
  actor,
}) => {
  await signInAt(actor, CLARA, '/collections/tags');
  await row(page, '4').hover();
  const editor = row(page, '3').locator('[data-editor]').getByRole('textbox');
  for (const role of ['link', 'checkbox'] as const) {
    await row(page, '3').getByRole(role).first().focus();
    await page.keyboard.press('F2');
    await expect(editor).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(penOf(page, '3')).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.type('Winter sea');
  await page.keyboard.press('Enter');
  await expect(row(page, '3').getByRole('link')).toHaveText('Winter sea');
  await expect(penOf(page, '3')).toBeFocused();
});
