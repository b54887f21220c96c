/** @jest-environment node */
import { left, right, type Either } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { COMMENT_FIELDS, commentsQuery } from '../../../domain/revisions';
import { callersPermissionsQuery } from '../../../domain/permissions';
import { DEFAULT_CAPABILITIES } from '../../../domain/settings';
import type { Failure, Json } from '../../../kernel';
import { HttpTransport } from '../transport';
import { itemsParameters, type HttpRequest } from '../request';
import { KeptAnswers } from '../kept-answers';
import { DialectChoice } from './dialect-choice';
import { OWN_TEXTS } from './release-candidates';

const ROOT = 'https://platform.test';

const clock = new VirtualClock();

const tokenWith = (claims: Json): string => `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.signature`;

/** Claims of access tokens, as the servers issue them. */
const RC_83 = tokenWith({ id: 'u1', iat: 1795855606, exp: 1795856506 });
const LATER = tokenWith({ id: 'u1', role: 'r1', app_access: 1, admin_access: 1, iat: 1, exp: 2, iss: 'directus' });

const INFO_9_26 = { data: { project: { project_name: 'Directus', default_language: 'en-US' } } };
const INFO_11 = {
  data: {
    project: {
      project_name: 'Directus',
      default_language: 'en-US',
      default_appearance: 'auto',
      public_registration: false,
    },
  },
};

const noRoute = { errors: [{ message: "Route doesn't exist.", extensions: { code: 'ROUTE_NOT_FOUND' } }] };

type Answers = Readonly<Record<string, Json>>;

const ACCESS = '/policies/me/globals';

const SERVERS: Readonly<Record<string, Answers>> = {
  '9.26': { '/server/info': INFO_9_26 },
  '10': { '/server/info': INFO_11 },
  '11': { '/server/info': INFO_11, [ACCESS]: { data: { app_access: true, admin_access: true, enforce_tfa: false } } },
  '11 as an editor': { '/server/info': INFO_11, [ACCESS]: { data: { app_access: true, admin_access: false } } },
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const server = (answers: Answers) => {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const path = decodeURIComponent(String(input).slice(ROOT.length));
    sent.push({
      method: init?.method ?? 'GET',
      path,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as Json) : undefined,
    });
    const answer = answers[path] ?? answers[path.split('?')[0] ?? ''];
    return Promise.resolve(
      new Response(JSON.stringify(answer ?? noRoute), { status: answer === undefined ? 404 : 200 }),
    );
  };
  const choice = new DialectChoice(new HttpTransport(ROOT, fetch), new KeptAnswers(clock), clock);
  const ask = (request: HttpRequest, token: string | null = LATER): Promise<Either<Failure, unknown>> =>
    firstValueFrom(choice.send(request, token));
  const capabilities = (token: string | null = LATER) => firstValueFrom(choice.capabilities(token));
  return { sent, ask, capabilities, paths: () => sent.map(({ path }) => path) };
};

const get = (path: string, query: HttpRequest['query'] = {}): HttpRequest => ({ method: 'GET', path, query });

test.each([
  ['a token of 9.0', RC_83],
  ['no token', null],
  ['a static token', 'editor-token'],
])('requests with %s are sent as they are, and nothing else', async (_, token) => {
  const { ask, paths } = server({ '/presets': { data: [{ filters: 1 }] } });
  expect(await ask(get('/presets'), token)).toEqual(right({ data: [{ filters: 1 }] }));
  expect(paths()).toEqual(['/presets']);
});

test.each([
  ['9.26', ['/server/info', '/users/me']],
  ['10', ['/server/info', ACCESS, '/users/me']],
  ['11', ['/server/info', ACCESS, '/users/me', ACCESS]],
])('a server of %s is found by its answers, once for all requests', async (generation, requests) => {
  const { ask, paths } = server({
    ...SERVERS[generation],
    '/users/me': { data: { id: 'u1' } },
    '/roles': { data: [] },
  });
  await Promise.all([ask(get('/users/me')), ask(get('/users/me'))]);
  expect(paths().filter((path) => path === '/server/info')).toEqual(['/server/info']);
  expect([...new Set(paths())].sort()).toEqual([...new Set(requests)].sort());
});

test.each([
  ['10.13.2', ['/server/info', '/users/me']],
  ['11.3.5', ['/server/info', ACCESS, '/users/me']],
])('a server that tells its version %s is asked for policies only from 11', async (version, requests) => {
  const { ask, paths } = server({
    ...SERVERS['11'],
    '/server/info': { data: { ...INFO_11.data, version } },
    '/users/me': { data: { id: 'u1' } },
  });
  await ask(get('/users/me'));
  expect(paths()).toEqual(requests);
});

const ROW_WRITES_LATER = { foundBy: 'row', keysNeedPermission: true, setsSort: true };

test.each([
  ['9.26', LATER, { webhooks: true, policies: false, rowWrites: ROW_WRITES_LATER }],
  ['10', LATER, { webhooks: false, policies: false, rowWrites: ROW_WRITES_LATER }],
  ['11', LATER, { webhooks: false, policies: true, rowWrites: { ...ROW_WRITES_LATER, keysNeedPermission: false } }],
  ['9.0', RC_83, DEFAULT_CAPABILITIES],
])('the capabilities of %s are told without another request than those of the detection', async (...row) => {
  const [generation, token, expected] = row;
  const { capabilities, ask, paths } = server({ ...SERVERS[generation], '/settings': { data: {} } });
  await ask(get('/settings'), token);
  const before = paths().length;
  expect(await capabilities(token)).toMatchObject(right(expected));
  expect(paths()).toHaveLength(before);
});

test('a detection that fails is the failure of the request, and is repeated by the next one', async () => {
  let reachable = false;
  const choice = new DialectChoice(
    new HttpTransport(ROOT, () =>
      reachable ? Promise.resolve(new Response(JSON.stringify(INFO_9_26))) : Promise.reject(new Error('offline')),
    ),
    new KeptAnswers(clock),
    clock,
  );
  const ask = () => firstValueFrom(choice.send(get('/presets'), LATER));
  expect(await ask()).toEqual(left(expect.objectContaining({ kind: 'network' })));
  reachable = true;
  expect(await ask()).toEqual(right(INFO_9_26));
});

test('the next user gets their own dialect', async () => {
  const { ask, paths } = server({ ...SERVERS['9.26'], '/presets': { data: [] } });
  await ask(get('/presets'));
  await ask(get('/presets'), tokenWith({ id: 'u2', app_access: true }));
  expect(paths()).toEqual(['/server/info', '/presets', '/server/info', '/presets']);
});

describe.each(['9.26', '10', '11'])('%s', (generation) => {
  const FILTER = { _and: [{ title: { _contains: 'a' } }] };

  test('presets keep their filter as `filter`', async () => {
    const stored = { id: 1, filter: FILTER, icon: 'star', color: '#fff', refresh_interval: 30 };
    const { ask, sent } = server({
      ...SERVERS[generation],
      '/presets': { data: [stored] },
      '/presets/1': { data: stored },
    });
    const { filter, ...rest } = stored;
    expect(await ask(get('/presets'))).toEqual(right({ data: [{ ...rest, filters: filter }] }));
    await ask({ method: 'PATCH', path: '/presets/1', body: { filters: FILTER, search: 'x' } });
    expect(sent.at(-1)?.body).toEqual({ filter: FILTER, search: 'x' });
  });

  test('markers of fields are read and written in the form of the generation, others kept', async () => {
    const field = (special: Json): Json => ({ field: 'tags', type: 'json', meta: { special, note: null } });
    const { ask, sent } = server({
      ...SERVERS[generation],
      '/fields': { data: [field(['cast-json', 'conceal']), field(null)] },
      '/fields/articles': { data: field(['cast-json']) },
      '/collections': { data: { collection: 'x', schema: {} } },
    });
    expect(await ask(get('/fields'))).toEqual(right({ data: [field(['json', 'conceal']), field(null)] }));
    expect(await ask({ method: 'POST', path: '/fields/articles', body: field(['json']) })).toEqual(
      right({ data: field(['json']) }),
    );
    expect(sent.at(-1)?.body).toEqual(field(['cast-json']));
    await ask({
      method: 'POST',
      path: '/collections',
      body: { collection: 'x', fields: [field(['boolean', 'uuid'])] },
    });
    expect(sent.at(-1)?.body).toEqual({ collection: 'x', fields: [field(['cast-boolean', 'uuid'])] });
  });

  test('folders of collections, which have no table, are marked', async () => {
    const { ask } = server({
      ...SERVERS[generation],
      '/collections': {
        data: [
          { collection: 'folder', schema: null },
          { collection: 'articles', schema: {} },
        ],
      },
    });
    expect(await ask(get('/collections'))).toEqual(
      right({
        data: [
          { collection: 'folder', schema: null, isFolder: true },
          { collection: 'articles', schema: {} },
        ],
      }),
    );
  });
});

test('a server of 9.0 is not asked for own texts', async () => {
  const { ask, sent } = server({});
  expect(await ask(OWN_TEXTS, RC_83)).toEqual(right({ data: [] }));
  expect(sent).toEqual([]);
});

describe.each(['10', '11'])('%s', (generation) => {
  test('the theme of the user is their appearance', async () => {
    const { ask, sent } = server({ ...SERVERS[generation], '/users/me': { data: { id: 'u1', appearance: 'dark' } } });
    expect(await ask(get('/users/me'))).toMatchObject({ right: { data: { id: 'u1', theme: 'dark' } } });
    await ask({ method: 'PATCH', path: '/users/me', body: { theme: 'light', first_name: 'A' } });
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ appearance: 'light', first_name: 'A' });
  });

  test('administrators are told the version', async () => {
    const info = { data: { ...INFO_11.data, version: '11.3.5' } };
    const { ask } = server({ ...SERVERS[generation], '/server/info': info });
    expect(await ask(get('/server/info'))).toEqual(
      right({ data: { ...INFO_11.data, directus: { version: '11.3.5' } } }),
    );
  });

  test('no extension is asked for by name', async () => {
    const { ask, paths } = server({ ...SERVERS[generation] });
    expect(await ask(get('/extensions/layouts/'))).toEqual(right({ data: [] }));
    expect(paths()).not.toContain('/extensions/layouts/');
  });
});

describe('11', () => {
  const ALL = SERVERS['11'];
  const EDITOR = SERVERS['11 as an editor'];

  const allowed = { app_access: true, admin_access: false };

  test.each([
    ['with a role', { id: 'r1', name: 'Editors' }, { id: 'r1', name: 'Editors', ...allowed }],
    ['without a role', null, null],
  ])('the access of a user %s comes from their policies', async (_, role, expected) => {
    const { ask } = server({ ...EDITOR, '/users/me': { data: { id: 'u1', role } } });
    expect(await ask(get('/users/me'))).toEqual(right({ data: { id: 'u1', ownAccess: allowed, role: expected } }));
  });

  test('the access is requested once at the start, and again with each later record of the user', async () => {
    const { ask, paths } = server({ ...EDITOR, '/users/me': { data: { id: 'u1', role: null } } });
    const requests = () => paths().filter((path) => path === ACCESS).length;
    await ask(get('/users/me'));
    expect(requests()).toBe(1);
    await ask(get('/users/me'));
    expect(requests()).toBe(2);
  });

  test('own permissions come without their rules; those of comments stand for activities', async () => {
    const { ask } = server({
      ...EDITOR,
      '/permissions/me': {
        data: {
          articles: {
            read: { access: 'partial', fields: ['id'] },
            create: { access: 'none' },
            update: { access: 'full', fields: ['*'], presets: { status: 'draft' } },
          },
          directus_activity: { read: { access: 'partial', fields: ['*'] }, create: { access: 'full', fields: ['*'] } },
          directus_comments: {
            create: { access: 'full', fields: ['*'] },
            update: { access: 'partial', fields: ['comment'] },
          },
        },
      },
    });
    const rule = { id: null, role: null, validation: null, presets: null };
    expect(await ask(get('/permissions', itemsParameters(callersPermissionsQuery)))).toEqual(
      right({
        data: [
          { ...rule, collection: 'articles', action: 'read', fields: ['id'], permissions: {} },
          {
            ...rule,
            collection: 'articles',
            action: 'update',
            fields: ['*'],
            permissions: {},
            presets: { status: 'draft' },
          },
          { ...rule, collection: 'directus_activity', action: 'read', fields: ['*'], permissions: {} },
          { ...rule, collection: 'directus_activity', action: 'create', fields: ['*'], permissions: {} },
          {
            ...rule,
            collection: 'directus_activity',
            action: 'update',
            fields: ['comment'],
            permissions: { user: { _eq: '$CURRENT_USER' } },
          },
        ],
      }),
    );
  });

  const roles = get('/roles', { fields: 'id,name,admin_access', limit: -1 });

  test('administrators read the flags of a role from its policies', async () => {
    const { ask, paths } = server({
      ...ALL,
      '/roles': {
        data: [
          { id: 'r1', name: 'A', policies: [{ policy: { admin_access: true, app_access: true } }] },
          { id: 'r2', name: 'B', policies: [] },
        ],
      },
    });
    expect(await ask(roles)).toMatchObject({
      right: {
        data: [
          { id: 'r1', admin_access: true, app_access: true },
          { id: 'r2', admin_access: false },
        ],
      },
    });
    expect(paths().at(-1)).toContain('id,name,policies.policy.admin_access');
  });

  test('other users request no flag of a role, which would be refused', async () => {
    const { ask, paths } = server({ ...EDITOR, '/roles': { data: [{ id: 'r1', name: 'A' }] } });
    expect(await ask(roles)).toMatchObject({ right: { data: [{ id: 'r1', name: 'A', admin_access: false }] } });
    expect(paths().at(-1)).toBe('/roles?fields=id,name&limit=-1');
  });

  test('administrators are found by policies of their roles and of their own', async () => {
    const { ask, paths } = server({ ...ALL, '/users': { data: [] } });
    const active = { status: { _eq: 'active' } };
    const filter = { _and: [{ role: { admin_access: { _eq: true } } }, active] };
    await ask(get('/users', itemsParameters({ fields: ['id'], filter })));
    const byPolicy = { policies: { policy: { admin_access: { _eq: true } } } };
    const sent = new URL(paths().at(-1) ?? '', ROOT).searchParams.get('filter');
    expect(JSON.parse(sent ?? '')).toEqual({ _and: [{ _or: [{ role: byPolicy }, byPolicy] }, active] });
    await ask(get('/users', itemsParameters({ fields: ['id'], filter: active })));
    expect(paths().at(-1)).toContain(JSON.stringify(active));
  });

  test('comments are a collection of their own', async () => {
    const stored = {
      id: 'd9e61a0e',
      collection: 'articles',
      item: '1',
      comment: 'hello',
      date_created: '2026-11-28T09:00:55.355Z',
      user_created: { id: 'u1' },
    };
    const read = {
      id: 'd9e61a0e',
      collection: 'articles',
      item: '1',
      comment: 'hello',
      timestamp: '2026-11-28T09:00:55.355Z',
      user: { id: 'u1' },
    };
    const { ask, sent } = server({
      ...EDITOR,
      '/comments': { data: [stored] },
      '/comments/d9e61a0e': { data: stored },
    });
    expect(await ask(get('/activity', itemsParameters(commentsQuery('articles', '1'))))).toEqual(
      right({ data: [read] }),
    );
    const { path } = sent.at(-1) ?? { path: '' };
    expect(path).toContain('fields=id,comment,date_created,collection,item,user_created.id');
    expect(path).toContain('sort=-date_created');
    expect(path).not.toContain('"action"');
    expect(path).toContain('"articles"');
    const fields = COMMENT_FIELDS.join();
    await ask({ method: 'POST', path: '/activity/comment', query: { fields }, body: { comment: 'x' } });
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { comment: 'x' } });
    expect(await ask({ method: 'PATCH', path: '/activity/comment/d9e61a0e', query: { fields } })).toEqual(
      right({ data: read }),
    );
    await ask({ method: 'DELETE', path: '/activity/comment/d9e61a0e' });
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/comments/d9e61a0e' });
  });

  test('activities are read without the columns that are gone or that the user may not read', async () => {
    const request = get('/activity/7', { fields: 'id,comment,user.id,revisions.id' });
    const asEditor = server({ ...EDITOR, '/activity/7': { data: { id: 7 } } });
    await asEditor.ask(request);
    expect(asEditor.paths().at(-1)).toBe('/activity/7?fields=id,user.id');
    const asAdministrator = server({ ...ALL, '/activity/7': { data: { id: 7 } } });
    await asAdministrator.ask(request);
    expect(asAdministrator.paths().at(-1)).toBe('/activity/7?fields=id,user.id,revisions.id');
  });
});
