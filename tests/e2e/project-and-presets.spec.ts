import { expectAccessibleByDayAndNight } from './support/axe';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

for (const width of [1500, 390])
  test(`axe finds nothing in the project settings and presets at ${width} px`, async ({ page, actor }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    await signInAt(actor, INES, '/settings/project');
    await page.locator('[data-field="project_name"]').getByRole('textbox').waitFor();
    await expectAccessibleByDayAndNight(page);
    await actor.opens('/settings/presets');
    await page.getByText('Needs review').first().waitFor();
    await expectAccessibleByDayAndNight(page);
    await page.getByText('Needs review').first().click();
    await page.getByText('The last ferry to Hirta').first().waitFor();
    await expectAccessibleByDayAndNight(page);
  });

test('the name and colour of the project are previewed, and shown everywhere once saved', async ({ page, actor }) => {
  await signInAt(actor, INES, '/settings/project');
  const name = page.locator('[data-field="project_name"]').getByRole('textbox');
  await name.fill('Harbour Review');
  await expect(page.getByRole('figure').filter({ hasText: 'Harbour Review' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(
    page.getByRole('complementary').or(page.locator('header, nav')).filter({ hasText: 'Harbour Review' }).first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('Harbour Review').first()).toBeVisible();
});

test('a preset is changed in its preview, and open lists follow', async ({ page, actor }) => {
  await signInAt(actor, INES, '/settings/presets');
  await page.getByText('Needs review').first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('To be reviewed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Presets' })).toBeVisible();
  await actor.opens('/collections/articles');
  await expect(page.getByRole('link', { name: /To be reviewed/ })).toBeVisible();
});
