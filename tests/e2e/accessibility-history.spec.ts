import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleByDayAndNight } from './support/axe';
import { CLARA, signInAt } from './support/people';
import { expect, test } from './support/test';

const drawer = (page: Page): Locator => page.getByRole('dialog', { name: /^Revision of/ });
const revisions = (page: Page): Locator => page.locator('[data-revision]');

test.use({ viewport: { width: 1500, height: 1000 } });

test.beforeEach(async ({ actor, page }) => {
  await signInAt(actor, CLARA, '/collections/articles/1');
  await revisions(page).first().waitFor();
  await page.locator('[data-comment]').first().waitFor();
});

test.describe('by day and by night', () => {
  test('revisions and comments', async ({ page }) => {
    await expectAccessibleByDayAndNight(page);
  });

  test('changes of a revision', async ({ page }) => {
    await revisions(page).first().click();
    await drawer(page).locator('ins').first().waitFor();
    await expectAccessibleByDayAndNight(page);
  });

  test('fields that cannot be reverted', async ({ page }) => {
    await revisions(page).nth(4).click();
    await drawer(page).getByRole('radio', { name: 'Current item' }).click();
    await drawer(page).getByText('Details').click();
    await drawer(page).locator('[data-change]').first().waitFor();
    await expectAccessibleByDayAndNight(page);
  });

  test('the item as it was', async ({ page }) => {
    await revisions(page).nth(1).click();
    await drawer(page).getByRole('tab', { name: 'Preview' }).click();
    await drawer(page).locator('[data-field="title"] input').waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessibleByDayAndNight(page);
  });

  test('changing a comment, with people to mention', async ({ page }) => {
    await page.getByRole('button', { name: 'Actions for the comment of Clara Voss' }).click();
    await page.getByRole('menuitem', { name: 'Edit comment' }).click();
    const editor = page.getByRole('textbox', { name: 'Text of the comment' });
    await expect(editor).toBeFocused();
    await editor.press('End');
    await editor.pressSequentially(' @');
    await page.getByRole('option', { name: 'Petra Novák' }).waitFor();
    await expectAccessibleByDayAndNight(page);
  });

  test('the question before a comment is deleted', async ({ page }) => {
    await page.getByRole('button', { name: 'Actions for the comment of Clara Voss' }).click();
    await page.getByRole('menuitem', { name: 'Delete comment…' }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessibleByDayAndNight(page);
  });
});

test('on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('button', { name: 'Open sidebar' })
    .or(page.getByRole('button', { name: /^Revisions/ }))
    .first()
    .click();
  await revisions(page).first().click();
  await drawer(page).locator('ins').first().waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('all by keyboard: a revision is opened, left for the next, taken back, and the focus returns', async ({
  page,
}) => {
  await revisions(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(drawer(page).getByRole('status').first()).toHaveText('2 of 6');
  await page.keyboard.press('Alt+ArrowUp');
  await drawer(page).getByRole('tab', { name: 'Changes' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(drawer(page).getByRole('tab', { name: 'Preview' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(revisions(page).first()).toBeFocused();
});

test('all by keyboard: a comment is changed in its place, and Escape asks only where something would be lost', async ({
  page,
}) => {
  const actions = page.getByRole('button', { name: 'Actions for the comment of Clara Voss' });
  const editor = page.getByRole('textbox', { name: 'Text of the comment' });
  const edit = async (): Promise<void> => {
    await actions.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit comment' }).press('Enter');
    await expect(editor).toBeFocused();
  };
  await edit();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await expect(actions).toBeFocused();
  await edit();
  await page.keyboard.type(' Both?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor).toBeVisible();
  await editor.press('Control+Enter');
  await expect(editor).toBeHidden();
  await expect(page.locator('[data-comment]').first()).toContainText('decided? Both?');
  await expect(actions).toBeFocused();
});

test('an unsent comment is kept when the panel is closed', async ({ page }) => {
  await page.getByRole('textbox', { name: 'New comment' }).fill('Half a thought');
  await page.getByRole('button', { name: 'Comments 3' }).click();
  await expect(page.getByRole('textbox', { name: 'New comment' })).toBeHidden();
  await page.getByRole('button', { name: 'Comments 3' }).click();
  await expect(page.getByRole('textbox', { name: 'New comment' })).toHaveValue('Half a thought');
});
