import type { Page } from '@playwright/test';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

const rename = async (page: Page, base: string, key: number, name: string): Promise<void> => {
  await page.goto(`${base}/collections/tags/${key}`);
  await page.locator('[data-field="name"] input').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL((address) => address.pathname.endsWith('/collections/tags'));
};

test('the demonstration world is the same in all tabs, and keeps the writes of all of them', async ({
  actor,
  base,
  context,
  page,
}) => {
  await signInAt(actor, INES);
  const other = await context.newPage();
  await other.goto(`${base}/collections/tags`);
  await other.getByRole('row').nth(1).waitFor();
  await rename(page, base, 2, 'From one tab');
  await rename(other, base, 3, 'From the other tab');
  for (const each of [page, other]) {
    await each.goto(`${base}/collections/tags`);
    for (const name of ['From one tab', 'From the other tab'])
      await expect(each.getByText(name, { exact: true })).toBeVisible();
  }
});
