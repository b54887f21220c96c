import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { BrowserActor } from '../../features/actors/browser/browser-actor';
import { type HostileFile, hostileFiles, hostileKey, storeHostileFiles } from './support/hostile-files';
import { INES, signInAt } from './support/people';
import type { RestartableServer } from './support/restartable-server';
import { expect, test as base } from './support/test';

const FIVE_GIGABYTES = 5_000_000_000;
/** A page that does not draw ten frames within this time counts as stopped. */
const MAX_STOP_MS = 5_000;

interface Elsewhere {
  readonly url: string;
  /** The requests that have reached it. */
  readonly requests: readonly string[];
}

/** With a server of another origin, which hostile files refer to. */
const test = base.extend<{ readonly elsewhere: Elsewhere; readonly files: readonly HostileFile[] }>({
  elsewhere: async ({ page: _page }, use) => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests });
    server.close();
  },
  files: async ({ elsewhere }, use) => use(await hostileFiles(elsewhere.url)),
});

/** What hostile files have done to the page and to the tabs that it has opened. */
const watch = (page: Page, { requests }: Elsewhere) => {
  const dialogs: string[] = [];
  const context = page.context();
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return {
    expectUnharmed: async (): Promise<void> => {
      const frames = page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
        return 'responsive';
      });
      const timeout = new Promise<string>((resolve) => setTimeout(() => resolve('stopped'), MAX_STOP_MS));
      expect(await Promise.race([frames, timeout])).toBe('responsive');
      expect(await page.evaluate(() => 'hasRun' in window || document.querySelector('[data-hacked]') !== null)).toBe(
        false,
      );
      const sources = await page.locator('img').evaluateAll((images) => images.map((each) => each.getAttribute('src')));
      expect(sources.filter((source) => !/^blob:|^\/admin\//.test(source ?? ''))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect({ requests, dialogs, tabs: context.pages().length }).toEqual({ requests: [], dialogs: [], tabs: 1 });
    },
  };
};

/** Opens each picture of the page in a tab of its own, as the menu of the browser does. */
const openPicturesInTabs = async (page: Page): Promise<void> => {
  const addresses = await page
    .locator('img[src^="blob:"]')
    .evaluateAll((images) => images.map((each) => (each as HTMLImageElement).src));
  for (const address of new Set(addresses)) {
    const opened = page.waitForEvent('popup');
    await page.evaluate((url) => void window.open(url), address);
    const tab = await opened;
    await tab.waitForLoadState();
    expect(await tab.evaluate(() => document.documentElement.hasAttribute('data-hacked'))).toBe(false);
    await tab.close();
  }
};

const savedView = (server: RestartableServer, collection: string, layout: string, fields: readonly string[]): void =>
  server.database.put('directus_presets', 1, {
    id: 1,
    collection,
    layout,
    layout_query: { [layout]: { limit: 100, page: 1, ...(layout === 'tabular' && { fields }) } },
    layout_options: null,
    bookmark: null,
    user: null,
    role: null,
    search: null,
    filter: null,
  });

interface Place {
  readonly name: string;
  readonly address: string;
  /** Before the sign-in. */
  prepare(server: RestartableServer, files: readonly HostileFile[]): void;
  /** Waits until the files are shown. */
  show(page: Page, actor: BrowserActor): Promise<void>;
}

/** Pages that show several files at once; extended with every new one. */
const PLACES: readonly Place[] = [
  {
    name: 'cards of the library',
    address: '/files/all',
    prepare: (server) => savedView(server, 'directus_files', 'cards', []),
    show: async (page) => {
      await page.locator('main [data-key]').nth(10).waitFor();
      await page.locator('main [data-key]').first().hover();
      await page.mouse.wheel(0, 10_000);
    },
  },
  {
    name: 'table of the library',
    address: '/files/all',
    prepare: (server) =>
      savedView(server, 'directus_files', 'tabular', [
        'title',
        'filename_download',
        'type',
        'metadata',
        'tags',
        'location',
      ]),
    show: (page) => page.locator('main tbody tr').filter({ hasText: 'exif.png' }).first().waitFor(),
  },
  {
    name: 'pictures in the table of a collection',
    address: '/collections/articles',
    prepare: (server, files) => {
      savedView(server, 'articles', 'tabular', ['title', 'cover']);
      for (const [index, row] of server.database.rows('articles').entries())
        server.database.put('articles', row['id'] as number, { ...row, cover: hostileKey(index % files.length) });
    },
    show: (page) => page.locator('main tbody tr').nth(10).waitFor(),
  },
  {
    name: 'cards of a collection',
    address: '/collections/articles',
    prepare: (server, files) => {
      savedView(server, 'articles', 'cards', []);
      for (const [index, row] of server.database.rows('articles').entries())
        server.database.put('articles', row['id'] as number, { ...row, cover: hostileKey(index % files.length) });
    },
    show: (page) => page.locator('main [data-key]').nth(6).waitFor(),
  },
];

for (const place of PLACES) {
  test(`hostile files run nothing, request nothing elsewhere and stop nothing: ${place.name}`, async ({
    page,
    actor,
    server,
    elsewhere,
    files,
  }) => {
    test.setTimeout(60_000);
    storeHostileFiles(server, files);
    place.prepare(server, files);
    const { expectUnharmed } = watch(page, elsewhere);
    await signInAt(actor, INES, place.address);
    await place.show(page, actor);
    await page.waitForLoadState('networkidle');
    await expectUnharmed();
    await openPicturesInTabs(page);
    await expectUnharmed();
  });
}

test('hostile files on their own pages: shown, edited and downloaded without running', async ({
  page,
  actor,
  server,
  elsewhere,
  files,
}) => {
  test.setTimeout(180_000);
  storeHostileFiles(server, files);
  const { expectUnharmed } = watch(page, elsewhere);
  await signInAt(actor, INES, '/files/all');
  for (const [index, { name }] of files.entries()) {
    await test.step(name.slice(0, 60), async () => {
      await actor.opens(`/files/${hostileKey(index)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.waitForLoadState('networkidle');
      await expectUnharmed();
      await openPicturesInTabs(page);

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      const download = await saving;
      expect(download.url()).toMatch(/^blob:/);
      expect(download.suggestedFilename()).not.toMatch(/[/\\\p{Cc}\p{Bidi_Control}]/u);
      expect(download.suggestedFilename().length).toBeLessThan(256);
      await download.delete();

      const edit = page.getByRole('button', { name: 'Edit image' });
      if ((await edit.count()) > 0 && (await edit.isEnabled())) {
        await edit.click();
        const editor = page.getByRole('dialog', { name: 'Editing image' });
        await expect(editor.getByText(/Original size|damaged|too large/).first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(editor).toBeHidden();
      }
      await expectUnharmed();
    });
  }
});

test('hostile files in the fields of a form: shown, enlarged and listed without running', async ({
  page,
  actor,
  server,
  elsewhere,
  files,
}) => {
  test.setTimeout(180_000);
  storeHostileFiles(server, files);
  for (const { id } of server.database.rows('specimens_directus_files'))
    server.database.remove('specimens_directus_files', id as number);
  for (const index of files.keys())
    server.database.put('specimens_directus_files', index + 1, {
      id: index + 1,
      specimens_id: 1,
      directus_files_id: hostileKey(index),
      sort: index + 1,
    });
  const { expectUnharmed } = watch(page, elsewhere);
  const fieldOf = (name: string) => page.locator(`[data-field="${name}"]:not([aria-busy="true"])`);
  await signInAt(actor, INES, '/collections/specimens');
  for (let index = 0; index < files.length; index += 2) {
    const [image, other] = [index, (index + 1) % files.length];
    await test.step(`${files[image]?.name.slice(0, 40)} and ${files[other]?.name.slice(0, 40)}`, async () => {
      const row = server.database.row('specimens', 1);
      server.database.put('specimens', 1, { ...row, photo: hostileKey(image), certificate: hostileKey(other) });
      await actor.opens('/collections/specimens/1');
      for (const [name, file] of [
        ['photo', image],
        ['certificate', other],
      ] as const) {
        await expect(() => fieldOf(name).scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
        await expect(fieldOf(name).locator(`[data-file="${hostileKey(file)}"] bdi`)).toHaveText(
          files[file]?.name ?? '',
        );
      }
      await page.waitForLoadState('networkidle');
      await expectUnharmed();
      const enlarge = fieldOf('photo').getByRole('button', { name: /^Enlarge/ });
      if ((await enlarge.count()) > 0) {
        await enlarge.click();
        await page.getByRole('dialog').waitFor();
        await page.waitForLoadState('networkidle');
        await expectUnharmed();
        await page.keyboard.press('Escape');
      }
    });
  }
  await expect(() => fieldOf('papers').scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  await expect(fieldOf('papers').getByText(files[0]?.name ?? '', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await openPicturesInTabs(page);
  await expectUnharmed();
});

test('hostile files are uploaded without running', async ({ page, actor, elsewhere, files }) => {
  const filled = files.filter(({ bytes }) => bytes.length > 0);
  const { expectUnharmed } = watch(page, elsewhere);
  await signInAt(actor, INES, '/files');
  await page.getByRole('link', { name: 'Upload', exact: true }).first().click();
  await page
    .getByRole('dialog', { name: 'Upload files' })
    .getByLabel('Choose files')
    .and(page.locator('input'))
    .setInputFiles(filled.map(({ name, type, bytes }) => ({ name, mimeType: type, buffer: Buffer.from(bytes) })));
  await expect(page.getByText(/^Uploading/)).toHaveCount(0, { timeout: 20_000 });
  await expectUnharmed();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForLoadState('networkidle');
  await expectUnharmed();
});

test('5 GB that are announced are neither previewed nor edited, and a download of them is cancelled by leaving', async ({
  page,
  actor,
  server,
  elsewhere,
}) => {
  const gif = { name: 'endless.gif', type: 'image/gif', bytes: new Uint8Array(9) };
  const png = { name: 'endless.png', type: 'image/png', bytes: new Uint8Array(9) };
  storeHostileFiles(server, [{ ...gif, row: { filesize: String(FIVE_GIGABYTES) } }, gif, png]);
  for (const index of [0, 1, 2]) server.announce(`/assets/${hostileKey(index)}`, FIVE_GIGABYTES);
  const { expectUnharmed } = watch(page, elsewhere);
  await signInAt(actor, INES, '/files/all');
  await expect(page.getByText('endless.png')).toBeVisible();
  await expectUnharmed();
  for (const index of [0, 1, 2]) {
    await actor.opens(`/files/${hostileKey(index)}`);
    await expect(page.getByText(/The preview could not be shown|Load the preview/)).toBeVisible();
    await expectUnharmed();
  }
  await page.getByRole('button', { name: 'Edit image' }).click();
  await expect(page.getByRole('dialog', { name: 'Editing image' }).getByText(/too large/)).toBeVisible();
  await page.keyboard.press('Escape');

  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
  await page.getByRole('button', { name: 'Download' }).click();
  await expectUnharmed();
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'File library' }).click();
  await cancelled;
  await expectUnharmed();
});

test('no address on a way through the library has a token, and pictures come from blobs alone', async ({
  page,
  actor,
  base: address,
  server,
}) => {
  const addresses: string[] = [];
  const tokens = new Set<string>();
  page.on('request', (request) => {
    addresses.push(request.url());
    const token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
    if (token !== undefined) tokens.add(token);
  });
  await page.addInitScript(() => {
    const sources: string[] = [];
    Object.assign(window, { sources });
    const record = (): void => {
      for (const each of document.querySelectorAll('[src]')) {
        const source = each.getAttribute('src') ?? '';
        if (each.localName !== 'script' && !sources.includes(source)) sources.push(source);
      }
    };
    new MutationObserver(record).observe(document, { subtree: true, childList: true, attributes: true });
  });
  savedView(server, 'directus_files', 'tabular', ['title', 'type', 'filesize']);
  await signInAt(actor, INES, '/files');
  await page.getByRole('navigation').getByRole('treeitem', { name: 'Landscapes' }).click();
  await expect(page.getByText('Salt flats').first()).toBeVisible();
  await page.getByText('Salt flats').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Salt flats' })).toBeVisible();
  await expect(page.locator('main img')).toHaveAttribute('src', /^blob:/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await (await saving).delete();
  await actor.opens('/collections/places');
  await expect(page.locator('main img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  const sources = await page.evaluate(() => (window as unknown as { readonly sources: readonly string[] }).sources);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((source) => !source.startsWith('blob:') && !source.startsWith('/admin/'))).toEqual([]);
  expect(tokens.size).toBeGreaterThan(0);
  expect(addresses.filter((each) => each.includes('/assets/') && !each.startsWith(address)).length).toBeGreaterThan(0);
  expect(
    addresses.filter((each) => /access_token/i.test(each) || [...tokens].some((token) => each.includes(token))),
  ).toEqual([]);
});
