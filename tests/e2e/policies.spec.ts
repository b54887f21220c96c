import { asGenerationEleven } from '../../fixtures/worlds';
import { blogWorld } from '../../fixtures/worlds/blog';
import { prepareWorld } from '../../features/assemblies/initial-world';
import { withParentRole } from '../../features/support/world-changes';
import { expectAccessibleByDayAndNight } from './support/axe';
import { INES } from './support/people';
import { expect, test } from './support/test';

test.beforeEach(async ({ page, base }) => {
  await prepareWorld(page, base, withParentRole('Contributor', 'Editor')(asGenerationEleven(blogWorld())), INES);
});

for (const width of [1500, 390])
  test(`axe finds nothing on the screens of policies at ${width} px`, async ({ page, actor }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await test.step('the list', async () => {
      await actor.opens('/settings/policies');
      await expect(page.locator('[data-key]')).toHaveCount(4);
      await expectAccessibleByDayAndNight(page);
    });
    await test.step('a new policy', async () => {
      await page.getByRole('link', { name: 'New policy' }).click();
      await page.getByRole('checkbox', { name: /^Administrator access/ }).check();
      await expect(page.getByRole('dialog').getByRole('status')).toBeVisible();
      await expectAccessibleByDayAndNight(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('a policy, and at a desk the question before its deletion', async () => {
      await page.getByRole('link', { name: 'Editor' }).click();
      await expect(page.locator('[data-action]').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add users' })).toBeVisible();
      await expectAccessibleByDayAndNight(page);
      if (width < 1000) return;
      await page.getByRole('button', { name: 'Delete this item' }).click();
      await expect(page.getByRole('alertdialog').getByRole('listitem')).toHaveCount(3);
      await expectAccessibleByDayAndNight(page);
      await page.keyboard.press('Escape');
    });
    await test.step('the policies of a role', async () => {
      await actor.opens('/settings/roles');
      await page.locator('[data-key]').getByRole('link', { name: 'Contributor' }).click();
      await expect(page.getByRole('article')).toHaveCount(2);
      await expectAccessibleByDayAndNight(page);
    });
  });

test('a policy is created, given to a user and deleted by keyboard alone', async ({ page, actor }) => {
  await actor.opens('/settings/policies');
  await page.getByRole('link', { name: 'New policy' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Desk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
  await actor.policies.givesPolicyTo('user', 'Jun');
  await expect.poll(() => actor.policies.holders()).toEqual(['Jun Takeda']);
  await page.getByRole('button', { name: 'Remove from Jun Takeda' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => actor.policies.holders()).toEqual([]);
  await page.getByRole('button', { name: 'Delete this item' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Access policies' })).toBeVisible();
  await expect(page.locator('[data-key]').getByRole('link', { name: 'Desk', exact: true })).toHaveCount(0);
});
