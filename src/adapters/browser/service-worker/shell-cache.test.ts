/** @jest-environment node */
import { ACTIVATE, ShellCache } from './shell-cache';

const SCOPE = 'https://content.example/cms/admin/';

/** Files of the version: a revision is part of the key unless the name has a hash. */
const KEYS: Readonly<Record<string, string>> = {
  [`${SCOPE}index.html`]: `${SCOPE}index.html?revision=2`,
  [`${SCOPE}icons/common.json`]: `${SCOPE}icons/common.json?revision=2`,
  [`${SCOPE}assets/main.aaaa1111.js`]: `${SCOPE}assets/main.aaaa1111.js`,
};

/** A stored page was opened. */
const OPENED = new Response('page 2');

/** A cache in memory, of bodies by key. */
const cacheOf = (content: Readonly<Record<string, Response>>) => {
  const entries = new Map(Object.entries(content));
  return {
    entries,
    cache: {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => void entries.set(key, response),
    } as unknown as Cache,
  };
};

const page = (body: string, policy = "script-src 'self'", status = 200): Response =>
  new Response(body, { status, headers: { 'Content-Security-Policy': policy } });

/** A shell cache over stored files and a server; `network` answers, or throws while the server is not reached. */
const shellOf = (network: (url: string) => Response, stored: Readonly<Record<string, Response>> = {}) => {
  const sent: string[] = [];
  const messages: unknown[] = [];
  const calls: string[] = [];
  const registration = {
    installing: null as object | null,
    waiting: null as { postMessage: (message: unknown) => void } | null,
    update: async () => void calls.push('update'),
    unregister: async () => void calls.push('unregister'),
  };
  const files = cacheOf({
    [`${SCOPE}index.html?revision=2`]: page('page 2'),
    [`${SCOPE}assets/main.aaaa1111.js`]: new Response('main 2'),
    [`${SCOPE}assets/main.99990000.js`]: new Response('main 1'),
    [`${SCOPE}icons/common.json?revision=2`]: new Response('icons 2'),
    ...stored,
  });
  const configuration = cacheOf({});
  const shell = new ShellCache({
    scope: SCOPE,
    fetch: async (input) => {
      sent.push(String(input));
      return network(String(input));
    },
    cacheKeyOf: (url) => KEYS[url],
    files: async () => files.cache,
    configuration: async () => configuration.cache,
    registration,
  });
  const wait = (): void => {
    registration.waiting = { postMessage: (message) => void messages.push(message) };
  };
  return { shell, sent, messages, calls, files, registration, wait };
};

const unreached = (): Response => {
  throw new TypeError('Failed to fetch');
};

const get = (path: string, more: Partial<Pick<Request, 'method' | 'mode'>> = {}) => ({
  url: new URL(path, SCOPE).href,
  method: 'GET',
  mode: 'cors' as const,
  ...more,
});

const textOf = async (answer: Promise<Response> | null): Promise<string | null> => (await answer)?.text() ?? null;

test.each([
  ['assets/main.aaaa1111.js', 'main 2'],
  ['icons/common.json', 'icons 2'],
  ['assets/main.99990000.js', 'main 1'],
])('answers %s from the stored files, without the network', async (path, body) => {
  const { shell, sent } = shellOf(unreached);
  expect(await textOf(shell.answer(get(path)))).toBe(body);
  expect(sent).toEqual([]);
});

test('loads a file of a version that is not stored', async () => {
  const { shell, sent } = shellOf(() => new Response('main 3'));
  expect(await textOf(shell.answer(get('assets/main.bbbb2222.js')))).toBe('main 3');
  expect(sent).toEqual([`${SCOPE}assets/main.bbbb2222.js`]);
});

test.each(['', 'collections/articles?sort=title', 'collections/a.b/1#top'])(
  'opens %j with the stored page',
  async (path) => {
    const { shell, sent } = shellOf(unreached);
    expect(await textOf(shell.answer(get(path, { mode: 'navigate' })))).toBe('page 2');
    expect(sent).toEqual([]);
  },
);

test.each([
  get('../items/articles?limit=25'),
  get('../items/articles', { mode: 'navigate' }),
  get('../assets/1f0c6a1e-7d0f-4a51-9b6b-0a43fd1e8b11?key=small'),
  get('../auth/login/google', { mode: 'navigate' }),
  get('../auth/refresh', { method: 'POST' }),
  get('https://api.example/items/articles'),
  get('https://content.example/cms/admin-other/', { mode: 'navigate' }),
  get('assets/1f0c6a1e-7d0f-4a51-9b6b-0a43fd1e8b11'),
  get('unknown.json'),
  get('', { method: 'POST', mode: 'navigate' }),
])('leaves $method $url ($mode) to the browser', (request) => {
  expect(shellOf(unreached).shell.answer(request)).toBeNull();
});

test('takes config.json from the server, and the last one while the server is not reached', async () => {
  let isReached = true;
  const { shell, sent } = shellOf(() => (isReached ? new Response('{"api":"/v2"}') : unreached()));
  expect(await textOf(shell.answer(get('config.json')))).toBe('{"api":"/v2"}');
  isReached = false;
  expect(await textOf(shell.answer(get('config.json')))).toBe('{"api":"/v2"}');
  expect(sent).toHaveLength(2);
});

test('a config.json that was never received fails as without a service worker', async () => {
  const { shell } = shellOf(unreached);
  await expect(shell.answer(get('config.json'))).rejects.toThrow('Failed to fetch');
  await expect(shell.storeConfiguration()).resolves.toBeUndefined();
});

test('does not keep a config.json that the server refused', async () => {
  let answer = (): Response => new Response('busy', { status: 503 });
  const { shell } = shellOf(() => answer());
  expect((await shell.answer(get('config.json')))?.status).toBe(503);
  answer = unreached;
  await expect(shell.answer(get('config.json'))).rejects.toThrow('Failed to fetch');
});

describe('with caches that fail', () => {
  const full = async (): Promise<Cache> => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const shellWithout = (network: () => Response) =>
    new ShellCache({
      scope: SCOPE,
      fetch: async () => network(),
      cacheKeyOf: (url) => KEYS[url],
      files: full,
      configuration: full,
      registration: { installing: null, waiting: null, update: async () => null, unregister: async () => true },
    });

  test('files and pages come from the server', async () => {
    const shell = shellWithout(() => new Response('from the server'));
    expect(await textOf(shell.answer(get('assets/main.aaaa1111.js')))).toBe('from the server');
    expect(await textOf(shell.answer(get('', { mode: 'navigate' })))).toBe('from the server');
  });

  test('config.json comes from the server though it cannot be stored', async () => {
    const shell = shellWithout(() => new Response('{"api":"/v2"}'));
    expect(await textOf(shell.answer(get('config.json')))).toBe('{"api":"/v2"}');
  });
});

describe('removing the files of older versions', () => {
  const removals = async (otherPages: number, change: (made: ReturnType<typeof shellOf>) => void = () => undefined) => {
    const made = shellOf(unreached);
    change(made);
    let count = 0;
    await made.shell.removeOldFiles(otherPages, async () => (count += 1));
    return count;
  };

  test('is done when no other page is open', async () => {
    expect(await removals(0)).toBe(1);
  });

  test('waits for other pages, which may still load them', async () => {
    expect(await removals(1)).toBe(0);
  });

  test('waits while a new version is being stored, whose files it would remove as well', async () => {
    expect(await removals(0, ({ registration }) => (registration.installing = {}))).toBe(0);
    expect(await removals(0, ({ wait }) => wait())).toBe(0);
  });
});

test('a page that is opened while a new version waits loads again with the new version', async () => {
  const { shell, messages, wait } = shellOf(unreached);
  wait();
  const answer = await shell.answer(get('', { mode: 'navigate' }));
  expect(answer?.headers.get('Refresh')).toBe('0');
  expect(messages).toEqual([ACTIVATE]);
});

test('a new version that does not become active keeps no page from opening', async () => {
  const { shell, messages, wait } = shellOf(unreached);
  wait();
  const open = async (): Promise<boolean> =>
    (await shell.answer(get('', { mode: 'navigate' })))?.headers.has('Refresh') ?? false;
  let count = 0;
  while (await open()) count += 1;
  expect(messages).toHaveLength(count);
  expect(await textOf(shell.answer(get('', { mode: 'navigate' })))).toBe('page 2');
});

describe('after a page was opened', () => {
  test('nothing happens while the page of the server is the same', async () => {
    const { shell, calls, files } = shellOf(() => page('page 2'));
    const before = files.entries.get(`${SCOPE}index.html?revision=2`);
    await shell.checkDocument(OPENED);
    expect(calls).toEqual([]);
    expect(files.entries.get(`${SCOPE}index.html?revision=2`)).toBe(before);
  });

  test('that only loads again, nothing is asked of the server', async () => {
    const { shell, sent, wait } = shellOf(() => page('page 3'));
    wait();
    const answer = await shell.answer(get('', { mode: 'navigate' }));
    await shell.checkDocument(answer ?? OPENED);
    expect(sent).toEqual([]);
  });

  test('another page of the server makes it look for a new version', async () => {
    const { shell, calls } = shellOf(() => page('page 3'));
    await shell.checkDocument(OPENED);
    expect(calls).toEqual(['update']);
  });

  test('a changed policy of the same page holds from the next start on', async () => {
    const { shell, calls } = shellOf(() => page('page 2', "script-src 'none'"));
    await shell.checkDocument(OPENED);
    const next = await shell.answer(get('', { mode: 'navigate' }));
    expect(next?.headers.get('Content-Security-Policy')).toBe("script-src 'none'");
    expect(calls).toEqual([]);
  });

  test.each([401, 403, 404, 302])('a status %d removes the service worker', async (status) => {
    const { shell, calls } = shellOf(() => page('', '', status));
    await shell.checkDocument(OPENED);
    expect(calls).toEqual(['unregister']);
  });

  test.each([
    ['a server that is not reached', unreached],
    ['a server that fails', () => page('', '', 502)],
  ])('%s changes nothing', async (_name, network) => {
    const { shell, calls } = shellOf(network);
    await shell.checkDocument(OPENED);
    expect(calls).toEqual([]);
  });
});
