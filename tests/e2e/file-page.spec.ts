import type { Locator, Page } from '@playwright/test';
import { picture } from '../../contracts/platform/pictures';
import { FILES } from '../../fixtures/worlds/blog/files';
import { USERS } from '../../fixtures/worlds/blog/people';
import { expectAccessibleByDayAndNight } from './support/axe';
import { recordConsole } from './support/console-log';
import { INES, signInAt } from './support/people';
import type { RestartableServer } from './support/restartable-server';
import { expect, test } from './support/test';

const KEY = 'f11e0000-0000-4000-8000-000000000001';
const MARKUP = '<img src="/evil.png" onerror="window.hasRun=1">';
const SCRIPT = '<script>top.hasRun=1</script>';

interface Stored {
  readonly type: string;
  readonly content: string | Uint8Array;
  readonly row?: Readonly<Record<string, string | number | object | null>>;
}

const store = (server: RestartableServer, { type, content, row = {} }: Stored): void => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  server.database.putBytes(KEY, bytes);
  server.database.put('directus_files', KEY, {
    ...server.database.row('directus_files', FILES['salt-flats']),
    id: KEY,
    title: `Harbour ${MARKUP}`,
    type,
    filename_disk: KEY,
    filename_download: `harbour ${MARKUP}`,
    filesize: String(bytes.length),
    width: null,
    height: null,
    uploaded_by: USERS.clara,
    ...row,
  });
};

const preview = (page: Page): Locator => page.getByRole('region', { name: 'Preview' });

const openFile = async (page: Page, key: string = KEY): Promise<Locator> => {
  await preview(page).waitFor();
  await expect(page.locator(`[data-field="title"]`)).toBeVisible();
  expect(page.url()).toContain(key);
  return preview(page);
};

test.describe('hostile files run nothing and load nothing', () => {
  const CASES: readonly (readonly [name: string, stored: Stored, shown: string])[] = [
    ['a page with the type of an image', { type: 'image/gif', content: SCRIPT }, 'text=The preview could not be shown'],
    ['a page with the type of a video', { type: 'video/mp4', content: SCRIPT }, 'text=The preview could not be shown'],
    ['a page', { type: 'text/html', content: `${SCRIPT}${MARKUP}` }, 'textarea'],
    ['a PDF', { type: 'application/pdf', content: '%PDF-1.7' }, 'text=There is no preview'],
    ['no bytes', { type: 'image/png', content: '' }, 'text=The preview could not be shown'],
    [
      'a video that announces 5 GB',
      { type: 'video/mp4', content: SCRIPT, row: { filesize: '5000000000' } },
      'text=This file is large',
    ],
  ];
  for (const [name, stored, shown] of CASES) {
    test(name, async ({ page, actor, server, base }) => {
      const { complaints } = recordConsole(page);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      store(server, stored);
      await signInAt(actor, INES);
      await actor.opens(`/files/${KEY}`);
      await expect((await openFile(page)).locator(shown).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Harbour ${MARKUP}`);
      expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
      expect(await preview(page).locator('iframe, object, embed').count()).toBe(0);
      expect(requested.filter((url) => url.includes('evil'))).toEqual([]);
      expect(requested.filter((url) => !url.startsWith('blob:') && !url.startsWith(new URL(base).origin))).toEqual([]);
      expect(requested.filter((url) => url.includes('access_token'))).toEqual([]);
      expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    });
  }

  test('names and data of the camera with markup', async ({ page, actor, server }) => {
    const content = new Uint8Array(await (await picture('a.png', 'image/png', 30, 20)).arrayBuffer());
    const metadata = { exif: { image: { Make: MARKUP, Model: [MARKUP] }, exif: { ISO: 160, FNumber: MARKUP } } };
    store(server, { type: 'image/png', content, row: { metadata, charset: MARKUP, embed: MARKUP } });
    await signInAt(actor, INES);
    await actor.opens(`/files/${KEY}`);
    await openFile(page);
    const camera = page.getByRole('complementary').locator('section').filter({ hasText: 'Camera' });
    await expect(camera.getByText(MARKUP)).toBeVisible();
    await expect(camera).toContainText('ISO160');
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  });
});

test('a replacement without an answer leaves the picture, and is sent once more', async ({ page, actor, server }) => {
  const content = new Uint8Array(await (await picture('a.png', 'image/png', 30, 20)).arrayBuffer());
  const next = Buffer.from(await (await picture('b.png', 'image/png', 60, 50)).arrayBuffer());
  store(server, { type: 'image/png', content, row: { width: 30, height: 20 } });
  await signInAt(actor, INES);
  await actor.opens(`/files/${KEY}`);
  const box = await openFile(page);
  await expect(box.getByText(/^30 × 20/)).toBeVisible();
  const before = await box.getByRole('img').getAttribute('src');
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace file' });
  server.kill();
  await dialog
    .locator('input[type=file][aria-label="Choose a file"]')
    .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: next });
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await box.getByRole('img').getAttribute('src')).toBe(before);
  await server.start();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await expect(box.getByText(/^60 × 50/)).toBeVisible();
  await expect.poll(() => box.getByRole('img').getAttribute('src')).not.toBe(before);
  const size = await box.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(size).toBeGreaterThanOrEqual(60);
  const row = server.database.row('directus_files', KEY);
  expect(row).toMatchObject({ title: `Harbour ${MARKUP}`, uploaded_by: USERS.clara, width: 60 });
});

test('a file that is gone is missing, though the server answers that it is forbidden', async ({ page, actor }) => {
  await signInAt(actor, INES);
  await actor.opens(`/files/${KEY}`);
  await expect(page.getByText('Item not found, or no access')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
});

for (const width of [1440, 390]) {
  test(`the page and its dialogs are accessible at ${width} pixels`, async ({ page, actor }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAt(actor, INES);
    await actor.opens(`/files/${FILES['salt-flats']}`);
    const box = await openFile(page, FILES['salt-flats']);
    await box.getByRole('img').waitFor();
    await expectAccessibleByDayAndNight(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await page.getByRole('dialog', { name: 'Replace file' }).waitFor();
    await expectAccessibleByDayAndNight(page, { within: '[role=dialog]' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More ways to save' }).click();
    await page.getByRole('menuitem', { name: 'Save as copy' }).click();
    await page.getByRole('dialog', { name: 'Save as copy' }).waitFor();
    await expectAccessibleByDayAndNight(page, { within: '[role=dialog]' });
  });
}
