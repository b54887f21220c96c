/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { firstValueFrom, of, Subject } from 'rxjs';
import { fixedTokens } from '../../../contracts/http-gateways';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { networkFailure } from '../../kernel';
import type { PageAnswer, PageAnswerStore } from '../../ports/environment/page-answer-store';
import { KeepingClient, KeptPages } from './kept-pages';
import type { HttpRequest } from './request';
import { SecretNames } from './secret-names';
import { HttpTransport } from './transport';

const STORE_DELAY_MS = 2000;
const LIST = '/collections/articles';
const READ: HttpRequest = { method: 'GET', path: '/items/articles', query: { limit: 25 } };
const ADDRESS = 'GET /items/articles?limit=25';

/** A token with this user id. */
const tokenOf = (id: string): string =>
  [{ alg: 'HS256' }, { id }, ''].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');

/** The answers of several users, as a device that never deletes those of others. */
class Store implements PageAnswerStore {
  readonly answers = new Map<string, PageAnswer>();
  claimed: readonly string[] = [];

  claim(user: string) {
    this.claimed = [...this.claimed, user];
    return of(undefined);
  }

  write(user: string, answers: readonly PageAnswer[]) {
    for (const answer of answers) this.answers.set(`${user} ${answer.request}`, answer);
    return of(undefined);
  }

  read(user: string, _page: string, request: string) {
    return of(this.answers.get(`${user} ${request}`) ?? null);
  }

  remove(user: string, isOutdated: (request: string) => boolean) {
    for (const [key, { request }] of this.answers)
      if (key.startsWith(user) && isOutdated(request)) this.answers.delete(key);
    return of(undefined);
  }

  clear() {
    this.answers.clear();
    return of(undefined);
  }
}

const setUp = ({ isOn = true, token = tokenOf('ines') } = {}) => {
  const [clock, store, secrets] = [new VirtualClock(0), new Store(), new SecretNames()];
  secrets.setFields([]);
  const reports: unknown[] = [];
  const writes$ = new Subject<string>();
  const open = { page: LIST };
  const answer = { status: 200, body: { data: [{ id: 1 }] } as unknown, isReached: true, asked: 0 };
  const pages = new KeptPages({
    clock,
    store,
    openPage: { path: () => open.page },
    reports: { reportKept: (page, at) => reports.push([page, at]) },
    secrets,
    writes$,
    isOn,
  });
  const transport = new HttpTransport('https://api.example', async () => {
    answer.asked += 1;
    if (!answer.isReached) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  const client = new KeepingClient(pages, transport, fixedTokens(token), clock, () => 0);
  /** The answer to the request, with the time that attempts take. */
  const send = async (request = READ) => {
    const state = { isAnswered: false };
    const result = firstValueFrom(client.send(request)).finally(() => {
      state.isAnswered = true;
    });
    while (!state.isAnswered) {
      await new Promise((done) => setImmediate(done));
      if (!answer.isReached) clock.advance(500);
    }
    return result;
  };
  return { clock, store, secrets, reports, writes$, open, answer, pages, send };
};

const unreached = left(networkFailure('GET /items/articles', false));

test('gives what was received last when the server is not reached, and reports from when it is', async () => {
  const { clock, pages, answer, reports, send } = setUp();
  pages.open('ines');
  clock.advance(70);
  await send();
  clock.advance(STORE_DELAY_MS);
  expect(reports).toEqual([]);
  answer.isReached = false;
  expect(await send()).toEqual(right({ data: [{ id: 1 }] }));
  expect(reports).toEqual([[LIST, 70]]);
});

test('gives what was just received and is not stored yet', async () => {
  const { pages, answer, store, send } = setUp();
  pages.open('ines');
  await send();
  answer.isReached = false;
  expect(await send()).toEqual(right({ data: [{ id: 1 }] }));
  expect(store.answers.size).toBeLessThanOrEqual(1);
});

test('fails as ever for a request that was never answered', async () => {
  const { pages, answer, send } = setUp();
  pages.open('ines');
  await send();
  answer.isReached = false;
  expect(await send({ ...READ, query: { limit: 50 } })).toEqual(unreached);
});

test('tries several times before the first kept answer, and once after it', async () => {
  const { clock, pages, answer, send } = setUp();
  pages.open('ines');
  await send();
  clock.advance(STORE_DELAY_MS);
  answer.isReached = false;
  answer.asked = 0;
  await send();
  expect(answer.asked).toBe(4);
  await send();
  expect(answer.asked).toBe(5);
  answer.isReached = true;
  answer.body = { data: [] };
  expect(await send()).toEqual(right({ data: [] }));
});

test('an answer of the server is never replaced by a kept one', async () => {
  const { clock, pages, answer, store, send } = setUp();
  pages.open('ines');
  await send();
  clock.advance(STORE_DELAY_MS);
  answer.status = 403;
  answer.body = { errors: [{ message: '', extensions: { code: 'FORBIDDEN' } }] };
  expect(await send()).toEqual(left(expect.objectContaining({ code: 'FORBIDDEN' })));
  expect(store.answers.size).toBe(0);
});

test('a write drops what it may have changed, stored or not', async () => {
  const { clock, pages, answer, writes$, store, send } = setUp();
  pages.open('ines');
  await send();
  clock.advance(STORE_DELAY_MS);
  await send();
  writes$.next('/items/tags/3');
  expect(store.answers.size).toBe(1);
  writes$.next('/items/articles/3');
  expect(store.answers.size).toBe(0);
  answer.isReached = false;
  expect(await send()).toEqual(unreached);
});

test('pages that are neither lists nor items are not kept', async () => {
  const { clock, pages, open, store, send } = setUp();
  pages.open('ines');
  open.page = '/settings/project';
  await send();
  clock.advance(STORE_DELAY_MS);
  expect(store.answers.size).toBe(0);
});

test('secrets are masked at any depth, hashes by any name', async () => {
  const { clock, pages, answer, secrets, store, send } = setUp();
  secrets.setFields([{ field: 'pin', type: 'hash', meta: null } as never]);
  pages.open('ines');
  const hash = '$argon2i$v=19$m=4096';
  answer.body = { data: [{ pin: 'abc', token: 'tok', other: hash, editor: { tfa_secret: 'tfa', name: 'Ines' } }] };
  await send();
  clock.advance(STORE_DELAY_MS);
  const { json = '' } = store.answers.get(`ines ${ADDRESS}`) ?? {};
  expect(json).toContain('Ines');
  expect(json).not.toMatch(/abc|tok"|argon2|"tfa"/);
});

test('nothing is stored before it is known what is secret', async () => {
  const { clock, pages, store, send, secrets } = setUp();
  Object.defineProperty(secrets, 'isKnown', { value: false });
  pages.open('ines');
  await send();
  clock.advance(STORE_DELAY_MS);
  expect(store.answers.size).toBe(0);
});

test('another user than the one whose answers are kept is given none, and has none kept', async () => {
  const { clock, pages, answer, store, send } = setUp({ token: tokenOf('tomas') });
  pages.open('ines');
  store.write('ines', [{ page: LIST, request: ADDRESS, at: 1, json: '{"data":["of Ines"]}' }]);
  await send();
  clock.advance(STORE_DELAY_MS);
  expect([...store.answers.keys()]).toEqual([`ines ${ADDRESS}`]);
  answer.isReached = false;
  expect(await send()).toEqual(unreached);
});

test('nothing is kept or given before a session, after it, and while an answer is under way at its end', async () => {
  const { clock, pages, answer, store, send } = setUp();
  await send();
  clock.advance(STORE_DELAY_MS);
  expect(store.answers.size).toBe(0);
  pages.open('ines');
  await send();
  const late = send();
  pages.forget();
  await late;
  clock.advance(STORE_DELAY_MS);
  expect(store.answers.size).toBe(0);
  answer.isReached = false;
  expect(await send()).toEqual(unreached);
});

test('where the project keeps no pages, nothing is kept, and what is stored is removed', async () => {
  const { clock, pages, answer, store, send } = setUp({ isOn: false });
  store.write('ines', [{ page: LIST, request: ADDRESS, at: 1, json: '{}' }]);
  pages.open('ines');
  await send();
  clock.advance(STORE_DELAY_MS);
  expect(store.answers.size).toBe(0);
  answer.isReached = false;
  expect(await send()).toEqual(unreached);
});

test('a stored text that is no JSON counts as nothing', async () => {
  const { pages, answer, store, send } = setUp();
  pages.open('ines');
  store.write('ines', [{ page: LIST, request: ADDRESS, at: 1, json: '{"data":' }]);
  answer.isReached = false;
  expect(await send()).toEqual(unreached);
});
