import type { Page } from '@playwright/test';
import { INES, signInAt } from './support/people';
import { expect, test } from './support/test';

const NAMES = Array.from({ length: 20 }, (_, index) => `note-${String(index).padStart(2, '0')}.txt`);

const upload = async (page: Page, names: readonly string[]): Promise<void> => {
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Upload files' })
    .getByLabel('Choose files')
    .and(page.locator('input'))
    .setInputFiles(names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('text') })));
  await page.getByRole('button', { name: 'Done' }).click();
};

test('of 20 uploads over a connection that is killed, each is stored once or listed with a retry', async ({
  page,
  actor,
  server,
}) => {
  test.setTimeout(90_000);
  await signInAt(actor, INES, '/files');
  const stored = (): readonly string[] =>
    server.database
      .rows('directus_files')
      .map((row) => String(row['filename_download']))
      .filter((name) => name.startsWith('note-'))
      .toSorted();
  let requests = 0;
  await page.route(/\/files$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    requests += 1;
    if (requests % 4 === 0) return route.abort('connectionreset');
    if (requests % 4 === 2) {
      // Stored, but the answer is lost.
      await route.fetch();
      return route.abort('connectionreset');
    }
    if (requests === 9) server.kill();
    return route.continue();
  });
  await upload(page, NAMES);
  const panel = page.getByRole('region', { name: /not uploaded/ });
  await expect(panel).toBeVisible({ timeout: 60_000 });
  const listed = await panel.locator('[data-upload] bdi').allInnerTexts();
  expect(listed.length).toBeGreaterThan(0);
  expect([...new Set([...stored(), ...listed])].toSorted()).toEqual(NAMES);

  await page.unroute(/\/files$/);
  await server.start();
  for (const name of listed) await page.getByRole('button', { name: `Try ${name} again` }).click();
  await expect(page.getByText(/uploaded$/).first()).toBeVisible({ timeout: 20_000 });
  await expect.poll(stored).toEqual(NAMES);
});

test('signing out asks before it cancels uploads that are running', async ({ page, actor, server }) => {
  await signInAt(actor, INES, '/files');
  server.hold('POST');
  await upload(page, ['slow.txt']);
  await expect(page.getByRole('region', { name: 'Uploading 0 of 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByText('Files not uploaded yet')).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('region', { name: 'Uploading 0 of 1' })).toBeVisible();
});

test('an upload into a field holds its page until it ends, and is cancelled when the page is left', async ({
  page,
  actor,
  server,
}) => {
  await signInAt(actor, INES, '/collections/specimens/1');
  const field = page.locator('[data-field="certificate"]');
  // The skeleton of the form has the field, too.
  await expect(() => field.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  await expect(field.getByText('Salt flats')).toBeVisible();
  server.hold('POST');
  await field
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'slow.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await expect(field.locator('[data-upload]')).toBeVisible();
  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field.locator('[data-upload]')).toBeVisible();
  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page).toHaveURL(/\/tags$/);
  await expect(page.locator('[data-upload]')).toHaveCount(0);
});
