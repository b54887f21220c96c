import { permissionPlace } from '../../features/support/permission-addresses';
import { expectAccessibleByDayAndNight } from './support/axe';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

const contributor = permissionPlace('Contributor', 'articles', 'read').role ?? '';
const page = `/settings/roles/${contributor}`;

for (const width of [1500, 390])
  test(`axe finds nothing in the answer to what a role can see at ${width} px`, async ({ page: tab, actor }) => {
    test.setTimeout(60_000);
    await tab.setViewportSize({ width, height: 900 });
    await signInAt(actor, INES, page);
    await actor.opens(`${page}?check=articles`);
    const drawer = tab.getByRole('dialog');
    await expect(drawer.locator('[data-action="read"]')).toHaveAttribute('data-verdict', 'depends');
    await expect(drawer.getByText('The rule depends on the user')).toBeVisible();
    await drawer.getByRole('combobox', { name: 'As user' }).selectOption({ label: 'Jun Takeda' });
    await expect(drawer.getByText(/Items that can be read now: \d/)).toBeVisible();
    await expectAccessibleByDayAndNight(tab);
    await drawer.getByRole('combobox', { name: 'Item to check' }).focus();
    await tab.keyboard.type('A winter on');
    await expect(tab.getByRole('option', { name: /A winter on the Lofoten line/ })).toBeVisible();
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('Enter');
    await expect(drawer.locator('[data-result]').first()).toBeVisible();
    await expectAccessibleByDayAndNight(tab);
  });

test('an item is checked from a cell by keyboard, and the rule that decides leads to its permission', async ({
  page: tab,
  actor,
}) => {
  await signInAt(actor, INES, '/settings/roles/public');
  const cell = tab.locator('[data-key="articles"] [data-action="read"]').getByRole('button');
  await cell.focus();
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('menuitem', { name: 'Check an item…' })).toBeVisible();
  await tab.keyboard.press('End');
  await tab.keyboard.press('Enter');
  const drawer = tab.getByRole('dialog');
  await expect(drawer.getByRole('combobox', { name: 'Collection' })).toHaveValue('articles');
  const item = drawer.getByRole('combobox', { name: 'Item to check' });
  await item.focus();
  await tab.keyboard.type('A winter on');
  await expect(tab.getByRole('option', { name: /A winter on the Lofoten line/ })).toBeVisible();
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  const read = drawer.locator('[data-action="read"]');
  await expect(read).toHaveAttribute('data-verdict', 'denied');
  await expect(read.getByText('Not allowed')).toBeVisible();
  await expect(read.getByText('Not met')).toBeVisible();
  await expect(read.getByText('now: Draft')).toBeVisible();
  await expect(drawer.locator('[data-action="delete"]')).toHaveAttribute('data-verdict', 'denied');
  await read.getByRole('link', { name: 'Permission of the role' }).press('Enter');
  await expect(tab).toHaveURL(/\/settings\/roles\/public\/\d+$/u);
});

test('the drawer closes with Escape and gives the focus back', async ({ page: tab, actor }) => {
  await signInAt(actor, INES, '/settings/roles/public');
  const opener = tab.getByRole('button', { name: 'What can this role see?' });
  await opener.press('Enter');
  const drawer = tab.getByRole('dialog');
  await expect(drawer.getByText('Choose a collection to see')).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(tab).toHaveURL(/\/settings\/roles\/public$/u);
});

test('a risk that saving would add is named above the save button before it is saved', async ({ page: tab, actor }) => {
  const { id } = permissionPlace('Contributor', 'directus_users', 'read');
  await signInAt(actor, INES, `${page}/${id}`);
  const drawer = tab.getByRole('dialog');
  await actor.permission.typesRule('permissions', '{"_or": []}');
  const notice = drawer.getByRole('status').filter({ hasText: 'Saving this adds a risk' });
  await expect(notice).toContainText('Contributor has a rule without conditions');
  await expectAccessibleByDayAndNight(tab);
});
