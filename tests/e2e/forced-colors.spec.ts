import { CLARA, signInAt } from './support/people';
import { expect, test } from './support/test';

/** Forced colours remove tints and shadows, so that states need another mark. */
test('in forced colours, outlines mark the current page, the selected layout and the active menu item', async ({
  page,
  actor,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAt(actor, CLARA);
  await page.getByRole('link', { name: 'Tags' }).first().click();
  await expect(
    page.getByRole('link', { name: 'Tags', exact: true }).and(page.locator('[aria-current=page]')),
  ).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('radio', { name: 'Table' })).toHaveCSS('outline-style', 'solid');
  await page.getByRole('button', { name: 'View menu' }).press('Enter');
  await expect(page.getByRole('menu')).toHaveCSS('border-top-style', 'solid');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=menuitem][data-active-item]')).toHaveCSS('outline-style', 'solid');
});
