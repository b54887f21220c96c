import { expectAccessibleByDayAndNight } from './support/axe';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

for (const width of [1500, 390])
  test(`axe finds nothing in the table of permissions at ${width} px`, async ({ page, actor }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAt(actor, INES, '/settings/roles/public');
    await page.getByRole('switch').click();
    const cell = page.locator('[data-key="articles"] [data-action="read"]');
    await expect(cell).toHaveAttribute('data-level', 'custom');
    await expectAccessibleByDayAndNight(page);
    await cell.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'All access' }).waitFor();
    await expectAccessibleByDayAndNight(page);
  });

test('a cell is reached, changed and taken back by keyboard alone', async ({ page, actor }) => {
  await signInAt(actor, INES, '/settings/roles/public');
  const cell = page.locator('[data-key="articles"] [data-action="read"]');
  await cell.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'All access' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAttribute('data-level', 'all');
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAttribute('data-level', 'custom');
});
