/** @jest-environment node */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { isRight, left, right } from 'fp-ts/Either';
import { lastValueFrom } from 'rxjs';
import { fixedTokens } from '../../contracts/http-gateways';
import { AdminApi } from '../../contracts/platform/admin-api';
import { member } from '../../contracts/verification/answers';
import { emptyWorld } from '../../fixtures/worlds/empty';
import { IndexedDbAnswerStore } from '../../src/adapters/browser/kept-answers/indexed-db-answer-store';
import { IndexedDbPageAnswerStore } from '../../src/adapters/browser/kept-answers/indexed-db-page-answer-store';
import { httpSession, HttpTransport } from '../../src/adapters/http';
import { userIdOfToken } from '../../src/domain/session';
import type { Call, Json } from '../../src/kernel';
import { startRestServer, type RestServer } from '../support/rest';
import { VirtualClock } from '../support/virtual-clock';

const ADMIN = { email: 'admin@example.com', password: 'password' };
const EDITOR = { email: 'editor@example.com', password: 'editor-password' };

/** Longer than answers wait before they are stored. */
const STORED_AFTER_MS = 3000;

const LIST = '/collections/letters';

let server: RestServer;
let admin: AdminApi;

/** Letters of which an editor may read the subject, and not the note. */
beforeEach(async () => {
  server = await startRestServer({ world: emptyWorld(ADMIN.email, ADMIN.password) });
  admin = new AdminApi(server.url, ADMIN.email, ADMIN.password);
  await admin.post('/collections', { collection: 'letters', schema: {}, meta: {} });
  for (const field of ['subject', 'note'])
    await admin.post('/fields/letters', { field, type: 'string', schema: {}, meta: {} });
  const role = member(await admin.post('/roles', { name: 'Editors', app_access: true }), 'id');
  await admin.post('/users', { ...EDITOR, role });
  await admin.post('/permissions', {
    role,
    collection: 'letters',
    action: 'read',
    permissions: {},
    fields: ['subject'],
  });
  await admin.post('/items/letters', { subject: 'To all', note: 'For administrators' });
});

afterEach(async () => {
  await lastValueFrom(new IndexedDbPageAnswerStore(server.url).clear());
  await lastValueFrom(new IndexedDbAnswerStore(server.url).clear());
  await server.close();
});

/** A page of the application in this browser, of a person who has just signed in. */
const openPage = async (person: typeof ADMIN, { keepsPages = true, project = server.url } = {}) => {
  const token = await admin.tokenOf(person.email, person.password);
  const user = userIdOfToken(token) ?? '';
  const clock = new VirtualClock(Date.now());
  const line = { isCut: false };
  const reports: unknown[] = [];
  const { gateways, memory } = httpSession({
    transport: new HttpTransport(server.url, async (url, init) => {
      if (line.isCut) throw new TypeError('Failed to fetch');
      return fetch(url, init);
    }),
    tokens: fixedTokens(token),
    clock,
    store: new IndexedDbAnswerStore(project),
    openPage: { path: () => LIST },
    reports: { reportKept: (page, at) => reports.push([page, at]) },
    pageStore: new IndexedDbPageAnswerStore(project),
    keepsPages,
  });
  await lastValueFrom(memory.recall(user));
  await lastValueFrom(gateways.schema.fields());
  /** The answer, with the time that attempts take. */
  const answer = async <A>(call: Call<A>) => {
    const state = { isAnswered: false };
    const result = lastValueFrom(call).finally(() => {
      state.isAnswered = true;
    });
    while (!state.isAnswered) {
      await new Promise((done) => setTimeout(done, 2));
      if (line.isCut) clock.advance(500);
    }
    return result;
  };
  const { items } = gateways;
  const shown = items.shown ?? items;
  return {
    user,
    items,
    memory,
    reports,
    answer,
    list: () => answer(shown.list('letters', { fields: ['*'] })),
    read: () => answer(shown.read('letters', 1)),
    /** What was received is stored. */
    settle: async () => {
      clock.advance(STORED_AFTER_MS);
      return storedTexts();
    },
    wait: () => clock.advance(STORED_AFTER_MS),
    cut: () => {
      line.isCut = true;
    },
  };
};

/** Everything that this browser has stored of pages, as one text. */
const storedTexts = async (): Promise<string> => {
  const database = await openDB('quarterdeck-session');
  try {
    return JSON.stringify([await database.getAllKeys('pages'), await database.getAll('pages')]);
  } finally {
    database.close();
  }
};

const changeStored = async (change: (key: readonly Json[], body: { user: string; json: string }) => unknown) => {
  const database = await openDB('quarterdeck-session');
  for (const key of await database.getAllKeys('pages'))
    await database.put('pages', change(key as unknown as readonly Json[], await database.get('pages', key)), key);
  database.close();
};

/** A page that has stored the list and the letter, and is gone without another step. */
const visit = async (person: typeof ADMIN) => {
  const page = await openPage(person);
  await page.list();
  await page.read();
  expect(await page.settle()).toContain('To all');
  return page;
};

/** What a person sees of the letters without a connection. */
const seenBy = async (person: typeof ADMIN, options?: Parameters<typeof openPage>[1]) => {
  const page = await openPage(person, options);
  page.cut();
  const [list, letter] = [await page.list(), await page.read()];
  const seen = [isRight(list) ? [list.right] : [], isRight(letter) ? [letter.right] : []].flat();
  return { seen: JSON.stringify(seen), reports: page.reports };
};

test('a person who comes back reads the list and the item that were opened last', async () => {
  await visit(ADMIN);
  const { seen, reports } = await seenBy(ADMIN);
  expect(seen).toContain('For administrators');
  expect(reports).toEqual([
    [LIST, expect.any(Number)],
    [LIST, expect.any(Number)],
  ]);
});

test('the next person reads nothing of the former, who has signed out', async () => {
  const page = await visit(ADMIN);
  page.memory.forget();
  expect(await storedTexts()).toBe('[[],[]]');
  expect(await seenBy(EDITOR)).toEqual({ seen: '[]', reports: [] });
});

test('the next person reads nothing of the former, whose page crashed', async () => {
  await visit(ADMIN);
  expect(await seenBy(EDITOR)).toEqual({ seen: '[]', reports: [] });
  expect(await storedTexts()).not.toContain('For administrators');
});

test('the next person reads what the server gave them, and the former nothing of theirs later', async () => {
  await visit(ADMIN);
  await visit(EDITOR);
  const { seen } = await seenBy(EDITOR);
  expect(seen).toContain('To all');
  expect(seen).not.toContain('For administrators');
  expect(await seenBy(ADMIN)).toEqual({ seen: '[]', reports: [] });
});

test('a page of the former person that still stores gives the next one nothing', async () => {
  const former = await openPage(ADMIN);
  await former.list();
  const next = await openPage(EDITOR);
  await former.settle();
  next.cut();
  expect(isRight(await next.list())).toBe(false);
  expect(await seenBy(EDITOR)).toEqual({ seen: '[]', reports: [] });
  expect(await storedTexts()).not.toContain('For administrators');
});

test('a sign-out in the middle of storing leaves nothing', async () => {
  const page = await openPage(ADMIN);
  await page.list();
  page.wait();
  page.memory.forget();
  expect(await storedTexts()).toBe('[[],[]]');
});

test('an answer that arrives after the sign-out is not stored', async () => {
  const page = await openPage(ADMIN);
  const late = page.list();
  page.memory.forget();
  await late;
  expect(await page.settle()).toBe('[[],[]]');
});

test('a crash before anything was stored leaves nothing', async () => {
  const page = await openPage(ADMIN);
  await page.list();
  expect(await seenBy(ADMIN)).toEqual({ seen: '[]', reports: [] });
});

test('another project on the same origin reads nothing of it, and leaves it alone', async () => {
  await visit(ADMIN);
  expect(await seenBy(ADMIN, { project: `${server.url}/other` })).toEqual({ seen: '[]', reports: [] });
  expect((await seenBy(ADMIN)).seen).toContain('For administrators');
});

test('a project that keeps no pages shows nothing, and removes what is stored', async () => {
  await visit(ADMIN);
  expect(await seenBy(ADMIN, { keepsPages: false })).toEqual({ seen: '[]', reports: [] });
  expect(await storedTexts()).toBe('[[],[]]');
});

test('an entry under the key of another user is not given out', async () => {
  const { user } = await visit(ADMIN);
  const editor = userIdOfToken(await admin.tokenOf(EDITOR.email, EDITOR.password)) ?? '';
  const database = await openDB('quarterdeck-session');
  for (const key of (await database.getAllKeys('pages')) as unknown as string[][]) {
    const [project = '', owner, ...rest] = key;
    expect(owner).toBe(user);
    await database.put('pages', await database.get('pages', key), [project, editor, ...rest]);
  }
  database.close();
  expect(await seenBy(EDITOR)).toEqual({ seen: '[]', reports: [] });
});

test.each([
  ['of another shape', '{"data":{"id":[3]}}'],
  ['a text', '"<script>alert(1)</script>"'],
  ['nothing', 'null'],
  ['no JSON', '{"data":'],
  ['deep', `${'['.repeat(500)}${']'.repeat(500)}`],
])('a kept list that is %s fails as the same answer of the server would', async (_what, json) => {
  await visit(ADMIN);
  await changeStored((_key, body) => ({ ...body, json }));
  const page = await openPage(ADMIN);
  page.cut();
  expect(isRight(await page.list())).toBe(false);
});

test('members that name a prototype stay members of the item', async () => {
  await visit(ADMIN);
  const json = '{"data":{"id":1,"__proto__":{"isAdmin":true},"constructor":"x"}}';
  await changeStored((_key, body) => ({ ...body, json }));
  const page = await openPage(ADMIN);
  page.cut();
  const result = await page.read();
  expect(result).toMatchObject(right({ id: 1 }));
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('isAdmin');
  expect(isRight(result) && (result.right as { isAdmin?: unknown }).isAdmin).toBeUndefined();
});

test('a write is never compared with what is kept', async () => {
  await visit(ADMIN);
  const page = await openPage(ADMIN);
  page.cut();
  expect(isRight(await page.read())).toBe(true);
  expect(await page.answer(page.items.read('letters', 1))).toEqual(left(expect.objectContaining({ kind: 'network' })));
});

test('what a write has changed is not read any more, and neither is anything after a change of rights', async () => {
  const page = await visit(ADMIN);
  await page.answer(page.items.update('letters', 1, { subject: 'To some' }));
  page.cut();
  expect(isRight(await page.read())).toBe(false);
  const other = await visit2(ADMIN);
  other.memory.confirm('changed');
  expect(await storedTexts()).toBe('[[],[]]');
});

/** As `visit`, after the letter was changed. */
const visit2 = async (person: typeof ADMIN) => {
  const page = await openPage(person);
  await page.list();
  expect(await page.settle()).toContain('To some');
  return page;
};

test('secrets are not stored, not even those that the server gives in clear', async () => {
  await admin.post('/fields/letters', { field: 'seal', type: 'hash', schema: {}, meta: { special: ['hash'] } });
  await admin.post('/items/letters', { subject: 'Sealed', seal: 'wax' });
  const page = await openPage(ADMIN);
  await page.list();
  await page.answer((page.items.shown ?? page.items).list('directus_users', { fields: ['*'] }));
  const texts = await page.settle();
  expect(texts).toContain('Sealed');
  expect(texts).not.toMatch(/argon2|wax/);
  expect(texts).not.toMatch(/\\"(token|password|tfa_secret)\\":\\"[^*]/);
  expect(texts).not.toContain(await admin.tokenOf(ADMIN.email, ADMIN.password));
});
