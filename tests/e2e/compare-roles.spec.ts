import { expectAccessibleByDayAndNight } from './support/axe';
import { permissionPlace } from '../../features/support/permission-addresses';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

const contributor = permissionPlace('Contributor', 'articles', 'read').role ?? '';

for (const width of [1500, 390])
  test(`axe finds nothing in the comparison of roles and the copy of a permission at ${width} px`, async ({
    page,
    actor,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAt(actor, INES, '/settings/roles');
    await actor.opens('/settings/roles/+compare?left=public');
    const second = page.getByRole('combobox', { name: 'Second role' });
    await second.selectOption({ index: 2 });
    await expect(page.locator('[data-difference]').first()).toBeVisible();
    await expectAccessibleByDayAndNight(page);
    await actor.opens('/settings/roles/public');
    await page.locator('[data-key="articles"] [data-action="read"]').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Copy to…' }).click();
    await page.getByRole('checkbox', { name: 'Sections' }).check();
    await page.getByRole('list', { name: 'What will change' }).waitFor();
    await expectAccessibleByDayAndNight(page);
  });

test('a permission is copied to another role by keyboard alone', async ({ page, actor }) => {
  await signInAt(actor, INES, '/settings/roles/public');
  const cell = page.locator('[data-key="articles"] [data-action="read"]').getByRole('button');
  await cell.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'All access' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Other roles' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Contributor' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Copy to 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await actor.opens(`/settings/roles/+compare?left=public&right=${contributor}`);
  await expect(page.locator('[data-difference="articles.create"]')).toBeVisible();
  await expect(page.locator('[data-difference="articles.read"]')).toHaveCount(0);
});
