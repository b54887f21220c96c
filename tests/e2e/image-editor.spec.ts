import type { Locator, Page } from '@playwright/test';
import { Jimp } from 'jimp';
import { picture } from '../../contracts/platform/pictures';
import { USERS } from '../../fixtures/worlds/blog/people';
import { readImageHeader } from '../../src/domain/files';
import { expectAccessibleByDayAndNight } from './support/axe';
import { recordConsole } from './support/console-log';
import { INES, signInAt } from './support/people';
import type { RestartableServer } from './support/restartable-server';
import { expect, test } from './support/test';

const KEY = 'f11e0000-0000-4000-8000-000000000001';
const NAME = `${KEY}..jpg`;
const TITLE = 'Harbour <img src=x onerror="window.hasRun=1">';

/** The EXIF segment of a photo that was taken with the camera turned: shown upright, its right side is the upper one. */
const TURNED = [
  [0xff, 0xe1, 0, 34],
  [...'Exif\0\0MM'].map((letter) => letter.charCodeAt(0)),
  [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
].flat();

/** A photo of 300 by 600 pixels when it is upright: orange at the left, blue at the right. */
const photo = async (): Promise<Uint8Array> => {
  const bytes = new Uint8Array(await (await picture('a.jpg', 'image/jpeg', 600, 300)).arrayBuffer());
  return Uint8Array.from([...bytes.slice(0, 2), ...TURNED, ...bytes.slice(2)]);
};

const storeImage = (server: RestartableServer, bytes: Uint8Array, type = 'image/jpeg'): void => {
  server.database.putBytes(NAME, bytes);
  server.database.put('directus_files', KEY, {
    ...server.database.rows('directus_files')[0],
    id: KEY,
    title: TITLE,
    type,
    filename_disk: NAME,
    filename_download: 'harbour.jpg',
    filesize: String(bytes.length),
    width: 300,
    height: 600,
    uploaded_by: USERS.clara,
  });
};

const stored = (server: RestartableServer) => ({
  row: server.database.row('directus_files', KEY) ?? {},
  bytes: server.database.bytes(NAME) ?? new Uint8Array(),
});

const openEditor = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Edit image' }).click();
  const editor = page.getByRole('dialog', { name: 'Editing image' });
  await expect(editor.getByText('Original size')).toBeVisible();
  return editor;
};

/** Draws an area on the stage, from and to shares of it. */
const draw = async (page: Page, editor: Locator, from: number, to: number): Promise<void> => {
  const image = await editor.locator('.cropper-canvas').boundingBox();
  if (image === null) throw new Error('The image is not shown.');
  await page.mouse.move(image.x + image.width * from, image.y + image.height * from);
  await page.mouse.down();
  await page.mouse.move(image.x + image.width * to, image.y + image.height * to, { steps: 8 });
  await page.mouse.up();
};

const save = async (page: Page, editor: Locator): Promise<void> => {
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace image' }).click();
  await expect(editor).toBeHidden();
};

/** Enters a measure of the crop area; repeated while an area that was drawn just before is still being applied. */
const enter = async (editor: Locator, name: string, value: string): Promise<void> => {
  const box = editor.getByRole('textbox', { name });
  await expect(async () => {
    await box.fill(value);
    await box.press('Enter');
    await expect(box).toHaveValue(value, { timeout: 1_000 });
  }).toPass();
};

test('an image is cropped and saved upright in its type, with its title and uploader', async ({
  page,
  actor,
  server,
}) => {
  const { complaints } = recordConsole(page);
  storeImage(server, await photo());
  await signInAt(actor, INES);
  await actor.opens(`/files/${KEY}`);
  const editor = await openEditor(page);
  await expect(editor.getByText('Original size: 300 × 600 px')).toBeVisible();
  await editor.getByRole('radio', { name: 'Draw a crop area' }).click();
  await draw(page, editor, 0.2, 0.6);
  await expect(editor.getByText('New size')).toBeVisible();
  await enter(editor, 'Width', '200');
  await enter(editor, 'Height', '100');
  await enter(editor, 'From the left', '0');
  await expect(editor.getByRole('textbox', { name: 'Width' })).toHaveValue('200');
  await editor.getByRole('button', { name: 'Flip left to right' }).click();
  await save(page, editor);

  const { row, bytes } = stored(server);
  expect(row).toMatchObject({ title: TITLE, uploaded_by: USERS.clara, filename_download: 'harbour.jpg' });
  expect(row).toMatchObject({ type: 'image/jpeg', width: 200, height: 100 });
  expect(readImageHeader(bytes)).toMatchObject({ type: 'image/jpeg', width: 200, height: 100 });
  const image = await Jimp.read(Buffer.from(bytes));
  // Mirrored: what was at the left edge, orange, is at the right edge.
  const red = (x: number): number => (image.getPixelColor(x, 50) >>> 24) & 0xff;
  expect(red(190)).toBeGreaterThan(200);
  expect(red(10)).toBeLessThan(80);
  await actor.loadsAgain();
  await expect((await openEditor(page)).getByText('Original size: 200 × 100 px')).toBeVisible();
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test('cropping without loss changes no pixel that is kept', async ({ page, actor, server }) => {
  const bytes = new Uint8Array(await (await picture('a.png', 'image/png', 301, 203)).arrayBuffer());
  storeImage(server, bytes, 'image/png');
  await signInAt(actor, INES);
  await actor.opens(`/files/${KEY}`);
  const editor = await openEditor(page);
  await editor.getByRole('button', { name: 'Turn left' }).click();
  await editor.getByRole('combobox', { name: 'Aspect ratio' }).selectOption('square');
  await expect(editor.getByText('New size: 203 × 203 px')).toBeVisible();
  await save(page, editor);
  const image = await Jimp.read(Buffer.from(stored(server).bytes));
  expect([image.width, image.height]).toEqual([203, 203]);
  // Blue above and orange below, turned counter-clockwise.
  expect([image.getPixelColor(100, 7), image.getPixelColor(102, 7)]).toEqual([0x22_66_cc_ff, 0xff_88_00_ff]);
});

test('libraries can build their controls from text, which runs and loads nothing', async ({ page, actor, server }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  storeImage(server, await photo());
  await signInAt(actor, INES);
  await actor.opens(`/files/${KEY}`);
  const assign = () =>
    page.evaluate(() => {
      const refused = (work: () => void): boolean => {
        try {
          work();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const box = document.createElement('div');
      document.body.append(box);
      const html = [
        '<img src="/evil.png" onerror="window.hasRun=1">',
        '<svg onload="window.hasRun=1"><script>window.hasRun=1</script></svg>',
        '<iframe srcdoc="<script>parent.hasRun=1</script>"></iframe>',
        '<a href="javascript:window.hasRun=1" class="link">link</a>',
        '<style>@import "/evil.css"</style><form action="/evil"><input autofocus onfocus="window.hasRun=1"></form>',
        '<div class="box" data-action="move" onclick="window.hasRun=1" style="background:url(/evil)">text</div>',
      ].join('');
      const isHtmlRefused = refused(() => (box.innerHTML = html));
      const script = document.createElement('script');
      return {
        isHtmlRefused,
        markup: box.innerHTML,
        isScriptRefused: refused(() => (script.text = 'window.hasRun=1')),
        isAddressRefused: refused(() => (script.src = '/evil.js')),
      };
    });
  await expect(page.getByRole('button', { name: 'Edit image' })).toBeVisible();
  expect(await assign()).toMatchObject({ isHtmlRefused: true, markup: '' });
  await openEditor(page);
  expect(await assign()).toEqual({
    isHtmlRefused: false,
    isScriptRefused: true,
    isAddressRefused: true,
    markup:
      '<a class="link" target="_blank" rel="noopener noreferrer">link</a><div class="box" data-action="move">text</div>',
  });
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  expect(requested.filter((address) => address.includes('evil'))).toEqual([]);
});

test.describe('hostile content', () => {
  const HEAD = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  const GIANT = Uint8Array.from([...HEAD, 0, 1, 0, 0, 0, 1, 0, 0, 8, 6, 0, 0, 0]);
  const CASES = [
    ['markup with the type of an image', new TextEncoder().encode('<script>window.hasRun=1</script>'), /damaged/],
    ['no bytes', new Uint8Array(), /damaged/],
    ['an image of 65,536 by 65,536 pixels', GIANT, /too large/],
    [
      'a damaged image',
      GIANT.map((byte, index) => ([17, 21].includes(index) ? 0 : [19, 23].includes(index) ? 9 : byte)),
      /damaged/,
    ],
  ] as const;
  for (const [name, bytes, reason] of CASES) {
    test(`${name} is not edited, with the reason`, async ({ page, actor, server }) => {
      storeImage(server, bytes, 'image/png');
      await signInAt(actor, INES);
      await actor.opens(`/files/${KEY}`);
      await page.getByRole('button', { name: 'Edit image' }).click();
      await expect(page.getByRole('dialog', { name: 'Editing image' }).getByText(reason)).toBeVisible();
      expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
    });
  }
});

for (const width of [1440, 390]) {
  test(`the editor is accessible at ${width} pixels, and asks before edits are lost`, async ({
    page,
    actor,
    server,
  }) => {
    storeImage(server, await photo());
    await page.setViewportSize({ width, height: 844 });
    await signInAt(actor, INES);
    await actor.opens(`/files/${KEY}`);
    const editor = await openEditor(page);
    await editor.getByRole('combobox', { name: 'Aspect ratio' }).selectOption('16:9');
    await expectAccessibleByDayAndNight(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(editor).toBeHidden();
  });
}
