import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleByDayAndNight } from './support/axe';
import { INES } from './support/people';
import { expect, test } from './support/test';

const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Activity item' });
const row = (page: Page, key: number): Locator => page.locator(`tr[data-key="${key}"]`);

test.use({ viewport: { width: 1500, height: 900 } });

test.beforeEach(async ({ actor, page }) => {
  await actor.opens('/activity');
  await actor.signsIn(INES.email, INES.password);
  await row(page, 9).waitFor();
});

test('an entry opens over the list and tells who changed what; the list stays', async ({ page }) => {
  await page.evaluate(() => document.querySelector('tr[data-key="9"]')?.setAttribute('data-mark', 'same row'));
  await row(page, 9).click();
  await expect(page).toHaveURL(/\/activity\/9$/);
  await expect(drawer(page).getByText('Clara Voss').or(drawer(page).getByText('Ines Halloran')).first()).toBeVisible();
  await expect(drawer(page).getByText('192.0.2.17')).toBeVisible();
  await expect(drawer(page).getByRole('link', { name: 'The last ferry to Hirta' })).toHaveAttribute(
    'href',
    /\/collections\/articles\/1$/,
  );
  await expect(drawer(page).locator('[data-change]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/activity$/);
  await expect(row(page, 9)).toHaveAttribute('data-mark', 'same row');
  await expect(row(page, 9).getByRole('link').first()).toBeFocused();
});

test('keys step to the adjacent entries, and the focus returns to the row of the last one', async ({ page }) => {
  await row(page, 9).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await drawer(page).locator('[data-change]').first().waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page).toHaveURL(/\/activity\/8$/);
  await expect(drawer(page).getByRole('heading', { name: 'Comment' })).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Done' }).click();
  await expect(row(page, 8).getByRole('link').first()).toBeFocused();
});

test('closing an entry of a shortcut returns to the shortcut', async ({ page }) => {
  await page.getByRole('navigation').getByRole('link', { name: 'Comment' }).click();
  await expect(page).toHaveURL(/\/activity\?action=comment$/);
  await expect(row(page, 9)).toHaveCount(0);
  await row(page, 4).click();
  await expect(page).toHaveURL(/\/activity\/4\?action=comment$/);
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/activity\?action=comment$/);
});

test('an address without an entry says so, and closes to the list', async ({ actor, page }) => {
  for (const id of ['999999', 'ferry']) {
    await actor.opens(`/activity/${id}`);
    await expect(drawer(page).getByRole('heading', { name: 'Entry not found' })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/activity$/);
});

test('the log is reached from the notifications', async ({ actor, page }) => {
  await actor.opens('/collections');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'All activity' }).click();
  await expect(page.getByRole('heading', { name: 'All activity' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the log is reached from the palette, and is not in the module bar', async ({ actor, page }) => {
  await actor.opens('/collections');
  await expect(page.getByRole('link', { name: 'Users' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Activity', exact: true })).toHaveCount(0);
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('activity', { timeout: 1000 });
  }).toPass();
  await page.getByRole('option', { name: 'Activity', exact: true }).click();
  await expect(page).toHaveURL(/\/activity$/);
});

test('the list and an entry are accessible by day and by night', async ({ page }) => {
  await expectAccessibleByDayAndNight(page);
  await row(page, 9).click();
  await drawer(page).locator('[data-change]').first().waitFor();
  await expectAccessibleByDayAndNight(page);
});

test('the list and an entry are accessible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await row(page, 9).getByRole('link').first().click();
  await drawer(page).locator('[data-change]').first().waitFor();
  await expectAccessible(page);
});
