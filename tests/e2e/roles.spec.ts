import { expectAccessibleByDayAndNight } from './support/axe';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

for (const width of [1500, 390])
  test(`axe finds nothing in the list, the editor and the dialogs of roles at ${width} px`, async ({ page, actor }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAt(actor, INES, '/settings/roles/+');
    await page.getByRole('checkbox', { name: /^Administrator access/ }).check();
    await expectAccessibleByDayAndNight(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await actor.roles.createsRole('Desk');
    await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
    await expect(page.locator('[data-risk]').first()).toBeVisible();
    await expectAccessibleByDayAndNight(page);
    await page.getByRole('button', { name: 'Actions of the role' }).click();
    await page.getByRole('menuitem', { name: 'Copy this role' }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await expectAccessibleByDayAndNight(page);
    await page.keyboard.press('Escape');
    await actor.opens('/settings/roles');
    await expect(page.locator('[data-risk]').first()).toBeVisible();
    await expectAccessibleByDayAndNight(page);
  });

test('a role is created and deleted by keyboard alone', async ({ page, actor }) => {
  await signInAt(actor, INES, '/settings/roles');
  await page.getByRole('link', { name: 'New role' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Trainees');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Trainees' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete this item' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Permissions' })).toBeVisible();
  await expect(page.locator('[data-key]', { hasText: 'Trainees' })).toHaveCount(0);
});
