import { permissionAddress } from '../../features/support/permission-addresses';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

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
