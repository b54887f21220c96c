/** @jest-environment node */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { left, right } from 'fp-ts/Either';
import { BehaviorSubject, EMPTY, filter, firstValueFrom, lastValueFrom } from 'rxjs';
import { fixedTokens } from '../../contracts/http-gateways';
import { AdminApi } from '../../contracts/platform/admin-api';
import { member } from '../../contracts/verification/answers';
import { emptyWorld } from '../../fixtures/worlds/empty';
import { IndexedDbAnswerStore } from '../../src/adapters/browser/kept-answers/indexed-db-answer-store';
import { IndexedDbPageAnswerStore } from '../../src/adapters/browser/kept-answers/indexed-db-page-answer-store';
import { httpSession, HttpTransport } from '../../src/adapters/http';
import { AccessStore, RolesStore } from '../../src/application/access';
import { SchemaStore } from '../../src/application/data-model';
import { PresetsStore } from '../../src/application/presets';
import { SessionData, type SessionState } from '../../src/application/session';
import { CapabilitiesStore, ProjectStore } from '../../src/application/settings';
import { succeed } from '../../src/kernel';
import { startRestServer, type RestServer } from '../support/rest';
import { VirtualBrowser } from '../support/virtual-browser';
import { VirtualClock } from '../support/virtual-clock';
import { userIdOfToken } from '../../src/domain/session';

const ADMIN = { email: 'admin@example.com', password: 'password' };
const EDITOR = { email: 'editor@example.com', password: 'editor-password' };

/** Longer than answers wait before they are stored. */
const STORED_AFTER_MS = 3000;

let server: RestServer;
let admin: AdminApi;
let permission: number;

/** A database whose editors may read `letters`, and nothing of `salaries`. */
beforeEach(async () => {
  server = await startRestServer({ world: emptyWorld(ADMIN.email, ADMIN.password) });
  admin = new AdminApi(server.url, ADMIN.email, ADMIN.password);
  for (const collection of ['letters', 'salaries'])
    await admin.post('/collections', { collection, schema: {}, meta: {} });
  const role = member(await admin.post('/roles', { name: 'Editors', app_access: true }), 'id');
  await admin.post('/users', { ...EDITOR, role });
  const rule = { role, collection: 'letters', action: 'read', permissions: {}, fields: ['*'] };
  permission = Number(member(await admin.post('/permissions', rule), 'id'));
  await admin.post('/items/letters', {});
});

const opened: { close(): void }[] = [];

afterEach(async () => {
  opened.splice(0).forEach((page) => page.close());
  await lastValueFrom(new IndexedDbAnswerStore(server.url).clear());
  await server.close();
});

type Fetch = typeof globalThis.fetch;

/** A server that never answers. */
const silent: Fetch = () => new Promise(() => undefined);

/** A page of the application in this browser, of a person who has just signed in. */
const openPage = async (person: typeof ADMIN, send: Fetch = fetch) => {
  const token = await admin.tokenOf(person.email, person.password);
  const clock = new VirtualClock(Date.now());
  const sent: string[] = [];
  const record: Fetch = (url, init) => {
    sent.push(`${init?.method ?? 'GET'} ${new URL(String(url)).pathname}`);
    return send(url, init);
  };
  const { gateways, memory } = httpSession({
    transport: new HttpTransport(server.url, record),
    tokens: fixedTokens(token),
    clock,
    store: new IndexedDbAnswerStore(server.url),
    openPage: { path: () => '/collections/letters' },
    reports: { reportKept: () => undefined },
    pageStore: new IndexedDbPageAnswerStore(server.url),
    keepsPages: false,
  });
  const { users, permissions, server: info, schema, roles, presets } = gateways;
  const state$ = new BehaviorSubject<SessionState>({ kind: 'signed-in' });
  const stores = {
    access: new AccessStore(users, permissions),
    capabilities: new CapabilitiesStore(info),
    project: new ProjectStore(info),
    schema: new SchemaStore(schema),
    roles: new RolesStore(roles),
  };
  const notifications = { show: () => 0 };
  const views = new PresetsStore(presets, new VirtualBrowser(clock, () => 5).tab(), EMPTY, notifications);
  const confirmations: unknown[] = [];
  const data = new SessionData({
    session: { state$, userId: userIdOfToken(token) },
    stores,
    memory: {
      recall: (user) => memory.recall(user),
      confirm: (outcome) => {
        memory.confirm(outcome);
        confirmations.push(outcome);
      },
      forget: () => memory.forget(),
    },
    clock,
    reconnected$: EMPTY,
    unsaved: { hasOnPage: false },
    notifications,
    clearables: [],
    loadApp: () => succeed([views]),
  });
  const page = {
    gateways,
    views,
    stores,
    sent,
    confirmations,
    collections: () => [...stores.schema.schema.collections.keys()].filter((name) => !name.startsWith('directus_')),
    revision: () => firstValueFrom(data.revision$),
    ready: () => firstValueFrom(data.state$.pipe(filter(({ kind }) => kind === 'ready'))),
    kind: async () => (await firstValueFrom(data.state$)).kind,
    /** The server has been read, and what it answered is stored. */
    settle: async () => {
      while (confirmations.length === 0) await new Promise((done) => setTimeout(done, 5));
      clock.advance(STORED_AFTER_MS);
      await storedTexts();
    },
    signOut: () => state$.next({ kind: 'signed-out', reason: 'sign-out' }),
    /** The page is gone without another step. */
    close: () => data.dispose(),
  };
  opened.push(page);
  return page;
};

/** Everything that this browser has stored, as one text. */
const storedTexts = async (): Promise<string> => {
  const database = await openDB('quarterdeck-session');
  try {
    return JSON.stringify([await database.getAllKeys('answers'), await database.getAll('answers')]);
  } finally {
    database.close();
  }
};

/** A page of this person that has stored its start, and was closed. */
const visit = async (person: typeof ADMIN) => {
  const page = await openPage(person);
  await page.settle();
  page.close();
  return page;
};

test('a person who comes back sees the data model, the views and the access before any answer', async () => {
  const first = await openPage(EDITOR);
  await first.settle();
  const user = first.stores.access.access.user?.id ?? null;
  expect(await lastValueFrom(first.views.create({ ...VIEW, user, bookmark: 'Mine' }))).toMatchObject(right({ user }));
  await first.settle();
  first.close();
  const page = await openPage(EDITOR, silent);
  await page.ready();
  expect(page.collections()).toEqual(['letters']);
  expect(page.stores.access.access).toEqual(first.stores.access.access);
  expect(page.views.presets.map(({ bookmark }) => bookmark)).toEqual(['Mine']);
});

test('the next person on the device sees nothing of the former, who has signed out', async () => {
  const first = await openPage(ADMIN);
  await first.settle();
  first.signOut();
  const page = await openPage(EDITOR, silent);
  expect([await page.kind(), page.collections()]).toEqual(['loading', []]);
});

test('the next person sees nothing of the former, whose page crashed', async () => {
  await visit(ADMIN);
  const page = await openPage(EDITOR, silent);
  expect([await page.kind(), page.collections()]).toEqual(['loading', []]);
  expect(await storedTexts()).not.toContain('salaries');
});

test('the next person sees only what the server gives them, and the former nothing of theirs later', async () => {
  await visit(ADMIN);
  const editor = await visit(EDITOR);
  expect(editor.collections()).toEqual(['letters']);
  const page = await openPage(ADMIN, silent);
  expect([await page.kind(), page.collections()]).toEqual(['loading', []]);
});

test('a person who has signed out starts from nothing', async () => {
  const first = await openPage(EDITOR);
  await first.settle();
  first.signOut();
  const page = await openPage(EDITOR, silent);
  expect([await page.kind(), page.collections()]).toEqual(['loading', []]);
});

test('a crash before the answers were stored leaves nothing', async () => {
  const first = await openPage(EDITOR);
  await first.ready();
  first.close();
  expect(await (await openPage(EDITOR, silent)).kind()).toBe('loading');
});

test('answers that arrive after the sign-out are not stored', async () => {
  const first = await openPage(ADMIN);
  await first.ready();
  const late = lastValueFrom(first.gateways.schema.collections());
  first.signOut();
  await late;
  await first.settle();
  expect(await storedTexts()).not.toContain('salaries');
});

test('neither tokens nor items are stored', async () => {
  const first = await openPage(ADMIN);
  await first.ready();
  await lastValueFrom(first.gateways.items.list('letters', { fields: ['*'] }));
  await first.settle();
  const stored = await storedTexts();
  expect(stored).toContain('salaries');
  expect(stored).not.toContain(await admin.tokenOf(ADMIN.email, ADMIN.password));
  expect(stored).not.toContain('/items/letters');
  expect(stored).not.toMatch(/"(access_|refresh_)?token":"[^"*]/);
});

test('a right that was taken meanwhile is gone with the first answer, and the page opens again', async () => {
  await visit(EDITOR);
  await admin.removeIfThere(`/permissions/${permission}`);
  const page = await openPage(EDITOR);
  await page.ready();
  await page.settle();
  expect(page.confirmations).toEqual(['changed']);
  const { permissions } = page.stores.access.access;
  expect(permissions.filter(({ collection }) => collection === 'letters')).toEqual([]);
  expect(await page.revision()).toBe(1);
});

test('a write that relies on a changed data model is not sent', async () => {
  await visit(ADMIN);
  await admin.post('/fields/letters', { field: 'subject', type: 'string', schema: {}, meta: {} });
  const page = await openPage(ADMIN);
  await page.ready();
  const result = await lastValueFrom(page.gateways.items.create('letters', {}));
  expect(result).toEqual(left(expect.objectContaining({ code: 'SESSION_OUTDATED' })));
  expect(page.sent).not.toContain('POST /items/letters');
  expect(await lastValueFrom(page.gateways.items.create('letters', {}))).toEqual(right(expect.anything()));
});

test('a write waits for an unchanged data model, and is then sent', async () => {
  await visit(ADMIN);
  const page = await openPage(ADMIN);
  await page.ready();
  const result = await lastValueFrom(page.gateways.items.create('letters', {}));
  expect([result, page.confirmations]).toEqual([right(expect.anything()), ['same']]);
});

test.each([
  ['of another shape', { data: { collection: 3 } }],
  ['a text', '<script>alert(1)</script>'],
  ['nothing', undefined],
  ['deep', JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)],
])('stored answers that are %s are not shown, and the server is asked', async (_what, body) => {
  await visit(EDITOR);
  const database = await openDB('quarterdeck-session');
  for (const key of await database.getAllKeys('answers'))
    await database.put('answers', { request: (key as unknown as string[])[2], at: 1, body }, key);
  database.close();
  expect(await (await openPage(EDITOR, silent)).kind()).toBe('loading');
  const page = await openPage(EDITOR);
  await page.ready();
  expect(page.collections()).toEqual(['letters']);
});

const VIEW = {
  bookmark: null,
  user: null,
  role: null,
  collection: 'letters',
  search: null,
  filters: null,
  layout: null,
  layout_query: null,
  layout_options: null,
  refresh_interval: null,
} as const;
