/** @jest-environment node */
import { EarlyRefresh, REFRESH_LOCK } from './early-refresh';

const API = 'https://platform.test';
const LOCK = `${API}/${REFRESH_LOCK}`;

/** Locks of all tabs of a browser, granted in order. */
class Locks {
  private readonly queues = new Map<string, (() => void)[]>();

  readonly request = (async (
    name: string,
    { ifAvailable = false }: LockOptions,
    work: LockGrantedCallback<unknown>,
  ) => {
    const queue = this.queues.get(name) ?? [];
    this.queues.set(name, queue);
    if (queue.length > 0 && ifAvailable) return work(null);
    await new Promise<void>((turn) => {
      queue.push(turn);
      if (queue.length === 1) turn();
    });
    try {
      return await work({ name, mode: 'exclusive' });
    } finally {
      queue.shift();
      queue[0]?.();
    }
  }) as LockManager['request'];
}

const browser = () => {
  const stored = new Map<string, string>();
  const sent: { url: string; init: RequestInit | undefined; answer: (response: Response) => void }[] = [];
  const locks = new Locks();
  const timers: (() => void)[] = [];
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const fetch = ((url: string, init?: RequestInit) =>
    new Promise<Response>((answer) => sent.push({ url, init, answer }))) as typeof globalThis.fetch;
  const tab = (options: { path?: string; storage?: () => typeof storage; locks?: undefined } = {}) =>
    new EarlyRefresh({
      storage: () => storage,
      fetch,
      locks,
      path: '/admin/',
      after: (then) => timers.push(then),
      ...options,
    });
  return { stored, sent, locks, timers, tab };
};

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** Refreshes as the application does: under the lock, over fetch. */
const refresh = (tab: EarlyRefresh, seen: string[] = []) =>
  tab.request(LOCK, { ifAvailable: true }, async (lock) => {
    seen.push(lock === null ? 'busy' : 'granted');
    if (lock === null) return null;
    return (await tab.fetch(`${API}/auth/refresh`, { method: 'POST' })).text();
  });

test('sends nothing without a hint', async () => {
  const { sent, tab } = browser();
  void tab().start();
  await settled();
  expect(sent).toEqual([]);
});

test('sends one refresh, which the application continues', async () => {
  const { sent, tab } = browser();
  const page = tab();
  page.expect(API);
  void page.start();
  await settled();
  expect(sent.map(({ url, init }) => [url, init?.method, init?.credentials])).toEqual([
    [`${API}/auth/refresh`, 'POST', 'include'],
  ]);
  const seen: string[] = [];
  const answer = refresh(page, seen);
  sent[0]?.answer(new Response('tokens'));
  expect([await answer, sent.length, seen]).toEqual(['tokens', 1, ['granted']]);
});

test('sends the later refreshes of the application', async () => {
  const { sent, tab } = browser();
  const page = tab();
  page.expect(API);
  void page.start();
  await settled();
  const first = refresh(page);
  sent[0]?.answer(new Response('first'));
  await first;
  await settled();
  const second = refresh(page);
  await settled();
  sent[1]?.answer(new Response('second'));
  expect([await second, sent.length]).toEqual(['second', 2]);
});

test('holds the lock until the application has taken the answer', async () => {
  const { sent, tab } = browser();
  const [page, other] = [tab(), tab()];
  page.expect(API);
  void page.start();
  void other.start();
  await settled();
  expect(sent).toHaveLength(1);
  const seen: string[] = [];
  expect(await refresh(other, seen)).toBeNull();
  sent[0]?.answer(new Response('tokens'));
  await settled();
  expect(await refresh(other, seen)).toBeNull();
  expect(await refresh(page)).toBe('tokens');
  const later = refresh(other, seen);
  await settled();
  sent[1]?.answer(new Response('tokens of the other tab'));
  expect([await later, seen]).toEqual(['tokens of the other tab', ['busy', 'busy', 'granted']]);
});

test('leaves a refresh to the application while another tab refreshes', async () => {
  const { sent, locks, tab } = browser();
  const page = tab();
  page.expect(API);
  let finish = (): void => undefined;
  void locks.request(LOCK, {}, () => new Promise<void>((done) => (finish = done)));
  void page.start();
  await settled();
  const seen: string[] = [];
  await refresh(page, seen);
  finish();
  expect([sent, seen]).toEqual([[], ['busy']]);
});

test('drops an answer that the application does not take, and releases the lock', async () => {
  const { sent, timers, tab } = browser();
  const page = tab();
  page.expect(API);
  void page.start();
  await settled();
  sent[0]?.answer(new Response('dropped'));
  await settled();
  expect(timers).toHaveLength(1);
  timers[0]?.();
  await settled();
  const own = refresh(page);
  await settled();
  sent[1]?.answer(new Response('own'));
  expect(await own).toBe('own');
});

test('passes other requests and other locks on', async () => {
  const { sent, tab } = browser();
  const page = tab();
  page.expect(API);
  void page.start();
  await settled();
  void page.fetch('https://other.test/auth/refresh', { method: 'POST' });
  expect(await page.request('presets', { ifAvailable: true }, (lock) => lock?.name)).toBe('presets');
  expect(sent.map(({ url }) => url)).toEqual([`${API}/auth/refresh`, 'https://other.test/auth/refresh']);
});

test('continues the refresh without locks', async () => {
  const { sent, tab } = browser();
  const page = tab({ locks: undefined });
  page.expect(API);
  void page.start();
  const answer = page.fetch(`${API}/auth/refresh`, { method: 'POST' });
  sent[0]?.answer(new Response('tokens'));
  expect([await (await answer).text(), sent.length]).toEqual(['tokens', 1]);
});

test('keeps the hints of applications under one origin apart, until they are forgotten', () => {
  const { stored, tab } = browser();
  const [here, there] = [tab(), tab({ path: '/cms/admin/' })];
  here.expect(API);
  expect([here.expectedApi(), there.expectedApi()]).toEqual([API, null]);
  expect([...stored.values()]).toEqual([API]);
  here.forget();
  expect([here.expectedApi(), stored.size]).toEqual([null, 0]);
});

test('does without the hint where storage is blocked', () => {
  const { sent, tab } = browser();
  const page = tab({
    storage: () => {
      throw new Error('blocked');
    },
  });
  page.expect(API);
  void page.start();
  page.forget();
  expect([page.expectedApi(), sent]).toEqual([null, []]);
});
