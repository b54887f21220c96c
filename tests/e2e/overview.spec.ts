import { CLARA } from './support/people';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1500, height: 900 } });

test('a mention is new until its item has been opened, also after the page was loaded again', async ({
  actor,
  page,
}) => {
  await actor.opens('/login');
  await actor.signsIn(CLARA.email, CLARA.password);
  const mentions = page.getByRole('region', { name: 'Mentions' });
  const mention = mentions.getByRole('listitem').filter({ hasText: 'look over the sailing times' });
  await expect(mention).toContainText('@Clara Voss');
  await expect(mention.getByText('New', { exact: true })).toBeVisible();
  await mention.getByRole('link', { name: 'The last ferry to Hirta' }).click();
  await expect(page).toHaveURL(/\/collections\/articles\/1$/);
  await page.goBack();
  await expect(mention).toBeVisible();
  await expect(mention.getByText('New', { exact: true })).toBeHidden();
  await page.reload();
  await expect(mention).toBeVisible();
  await expect(mention.getByText('New', { exact: true })).toBeHidden();
});
