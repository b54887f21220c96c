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

test('in forced colours, selected rows have an outline, disabled buttons are grey, and both parts of a split button have a border', async ({
  page,
  actor,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAt(actor, CLARA, '/collections/tags');
  const row = page.locator('tr[data-key="3"]');
  await row.getByRole('checkbox').check();
  await expect(row).toHaveCSS('outline-style', 'solid');
  await row.getByRole('checkbox').uncheck();
  await row.getByRole('link').click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const grey = await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('i'), { id: 'probe', style: 'color: GrayText' }));
    return getComputedStyle(document.querySelector('#probe') ?? document.body).color;
  });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toHaveCSS('color', grey);
  await expect(save).toHaveCSS('opacity', '1');
  await expect(page.getByRole('button', { name: 'More ways to save' })).toHaveCSS('border-top-style', 'solid');
  await expect(page.getByRole('button', { name: 'More ways to save' })).toHaveCSS('border-inline-start-style', 'none');
});
