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

test('the name of the project is previewed, and shown in the frame once it is saved', async ({ page, actor }) => {
  await signInAt(actor, INES, '/settings/project');
  const name = page.locator('[data-field="project_name"]').getByRole('textbox');
  await name.fill('Harbour Review');
  const shown = page.getByText('Harbour Review', { exact: true });
  await expect(page.getByRole('figure').locator(shown)).toBeVisible();
  await expect(shown).toHaveCount(1);
  await page.keyboard.press('Control+s');
  // In the preview and in the frame.
  await expect(shown).toHaveCount(2);
  await page.reload();
  await expect(shown).toHaveCount(2);
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
