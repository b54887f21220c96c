import { expectAccessibleByDayAndNight } from './support/axe';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

test.describe('nothing that axe finds', () => {
  test('in the list of webhooks', async ({ page, actor }) => {
    await signInAt(actor, INES, '/settings/webhooks');
    await page.getByText('No items yet').waitFor();
    await expectAccessibleByDayAndNight(page);
  });

  test('in the form of a webhook', async ({ page, actor }) => {
    await signInAt(actor, INES, '/settings/webhooks/+');
    await page.getByRole('checkbox', { name: 'Articles', exact: true }).waitFor();
    await expectAccessibleByDayAndNight(page);
  });

  test('in the dialog for a bug report', async ({ page, actor }) => {
    await signInAt(actor, INES, '/settings/webhooks');
    await page.getByRole('button', { name: 'Report a bug' }).click();
    await page.getByRole('dialog', { name: 'Report a bug' }).waitFor();
    await expectAccessibleByDayAndNight(page);
  });
});

test('a webhook is created by keyboard alone', async ({ page, actor }) => {
  await signInAt(actor, INES, '/settings/webhooks/+');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type('Rebuild the site');
  await page.getByRole('textbox', { name: 'Url' }).focus();
  await page.keyboard.type('https://hooks.example/build');
  await page.getByRole('checkbox', { name: 'Update' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('heading', { name: 'Item in Webhooks' })).toBeVisible();
  expect(await actor.item.value('name')).toBe('Rebuild the site');
});
