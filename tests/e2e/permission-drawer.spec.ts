import { permissionAddress } from '../../features/support/permission-addresses';
import { expectAccessibleByDayAndNight } from './support/axe';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

const TABS = ['Item permissions', 'Field permissions', 'Field validation', 'Field presets'];

for (const width of [1500, 390])
  test(`nothing that axe finds in the tabs of a permission at ${width} pixels`, async ({ page, actor }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    await signInAt(actor, INES, permissionAddress('Contributor', 'articles', 'update'));
    const drawer = page.getByRole('dialog');
    for (const name of TABS) {
      await drawer.getByRole('tab', { name }).click();
      await expect(drawer.getByRole('tabpanel', { name })).toBeVisible();
      await expectAccessibleByDayAndNight(page);
    }
  });

test('a permission is edited as JSON, kept while it is no JSON, and asked for before it is left', async ({
  page,
  actor,
}) => {
  const address = permissionAddress('Contributor', 'articles', 'update');
  await signInAt(actor, INES, address);
  const drawer = page.getByRole('dialog').first();
  const save = drawer.getByRole('button', { name: 'Save', exact: true });
  await actor.permission.typesRule('permissions', '{"author": ');
  await expect(drawer.getByRole('status').filter({ hasText: 'not valid JSON' })).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await actor.permission.typesRule('permissions', '{"author": {"_eq": "$CURRENT_USER"}}');
  await actor.permission.togglesRuleField('slug');
  await save.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await actor.opens(address);
  await expect.poll(() => actor.permission.ruleJson('permissions')).toBe('{"author":{"_eq":"$CURRENT_USER"}}');
  expect(await actor.permission.ruleFields()).toContain('slug');
});

test('the address of a permission that does not exist leads to its role', async ({ page, actor }) => {
  await signInAt(actor, INES, '/settings/roles/public');
  await actor.opens('/settings/roles/public/999999');
  await expect(page.getByText("This permission doesn't exist any more")).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/roles\/public$/u);
});
