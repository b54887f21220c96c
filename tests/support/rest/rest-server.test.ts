/** @jest-environment node */
import { library } from '../../../src/adapters/testing/library';
import { isJsonObject, type Json, type JsonObject } from '../../../src/kernel';
import { startRestServer, type RestServer } from '.';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: JsonObject;
}

let server: RestServer;

beforeEach(async () => {
  server = await startRestServer({ world: library(), maxPayloadSize: '10kb' });
});

afterEach(() => server.close());

interface Sent {
  readonly token?: string;
  readonly body?: Json;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const send = async (method: string, path: string, { token, body, text, headers }: Sent = {}): Promise<Answer> => {
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(content === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(content === undefined ? {} : { body: content }),
  });
  const answered = await response.text();
  const parsed: unknown = answered.startsWith('{') ? JSON.parse(answered) : {};
  return {
    status: response.status,
    headers: response.headers,
    text: answered,
    body: isJsonObject(parsed) ? parsed : {},
  };
};

const tokenOf = async (email = 'ada@example.com', password = 'secret'): Promise<string> => {
  const { body } = await send('POST', '/auth/login', { body: { email, password } });
  return String((body['data'] as JsonObject)['access_token']);
};

const FORBIDDEN = {
  errors: [{ message: "You don't have permission to access this.", extensions: { code: 'FORBIDDEN' } }],
};

describe('the session', () => {
  const login = (more: JsonObject = {}) =>
    send('POST', '/auth/login', { body: { email: 'ada@example.com', password: 'secret', ...more } });
  const cookieOf = (answer: Answer): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  test('keeps the refresh token in a cookie that no script can read', async () => {
    const answer = await login({ mode: 'cookie' });
    expect(answer.body).toEqual({ data: { access_token: expect.any(String) as string, expires: 900_000 } });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^directus_refresh_token=\w{64}; Max-Age=604800; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
  });

  test('or in the answer, when no cookie was asked for', async () => {
    const answer = await login();
    expect(answer.body).toEqual({
      data: {
        access_token: expect.any(String) as string,
        expires: 900_000,
        refresh_token: expect.any(String) as string,
      },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { refresh_token } = answer.body['data'] as JsonObject;
    const refreshed = await send('POST', '/auth/refresh', { body: { refresh_token: refresh_token ?? null } });
    expect(refreshed.body['data']).toHaveProperty('refresh_token');
  });

  test('gives a new cookie for the old one, once', async () => {
    const cookie = cookieOf(await login({ mode: 'cookie' }));
    const refreshed = await send('POST', '/auth/refresh', { headers: { Cookie: `other=1; ${cookie}` } });
    expect(refreshed.status).toBe(200);
    expect(cookieOf(refreshed)).not.toBe(cookie);
    const again = await send('POST', '/auth/refresh', { headers: { Cookie: cookie } });
    expect([again.status, again.body]).toEqual([
      401,
      { errors: [{ message: 'Invalid user credentials.', extensions: { code: 'INVALID_CREDENTIALS' } }] },
    ]);
  });

  test('ends by taking the cookie back, with an answer of nothing', async () => {
    const cookie = cookieOf(await login({ mode: 'cookie' }));
    const answer = await send('POST', '/auth/logout', { headers: { Cookie: cookie } });
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([
      200,
      '',
      'application/json; charset=utf-8',
    ]);
    expect(answer.headers.get('set-cookie')).toBe(
      'directus_refresh_token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
    );
    expect((await send('POST', '/auth/logout')).body).toEqual({
      errors: [
        {
          message: '"refresh_token" is required in either the JSON payload or Cookie',
          extensions: { code: 'INVALID_PAYLOAD' },
        },
      ],
    });
  });

  test('a bad token is refused everywhere, another kind of header is no token', async () => {
    expect((await send('GET', '/server/info', { token: 'bad' })).status).toBe(401);
    expect((await send('GET', '/server/info', { headers: { Authorization: 'Token bad' } })).status).toBe(200);
    expect((await send('GET', '/users/me')).status).toBe(401);
  });
});

describe('items', () => {
  const list = async (query: string, path = '/items/books') =>
    (await send('GET', `${path}?${query}`, { token: await tokenOf() })).body;
  const filtered = (filter: JsonObject): string => `fields=id&filter=${encodeURIComponent(JSON.stringify(filter))}`;

  test.each([
    ['fields=id&limit=2&sort=-id', { data: [{ id: 5 }, { id: 4 }] }],
    ['fields[]=id&limit=1&sort[]=status&sort[]=-id', { data: [{ id: 5 }] }],
    ['fields=id,writer.name&limit=1', { data: [{ id: 1, writer: { name: 'Ann' } }] }],
    [filtered({ pages: { _gt: 5 } }), { data: [{ id: 3 }, { id: 5 }] }],
    ['fields=id&filter[pages][_gt]=5', { data: [{ id: 3 }, { id: 5 }] }],
    ['fields=id&filter[_or][0][id][_eq]=1&filter[_or][1][id][_eq]=2', { data: [{ id: 1 }, { id: 2 }] }],
    ['fields=id&filter[pages][_in]=1,5', { data: [{ id: 1 }, { id: 2 }] }],
    ['fields=id&search=beta', { data: [{ id: 2 }] }],
    [
      'fields=id&limit=0&meta=filter_count,total_count&search=beta',
      { meta: { filter_count: 1, total_count: 5 }, data: [] },
    ],
    ['fields=id&limit=1&page=2&meta=*', { meta: { total_count: 5, filter_count: 5 }, data: [{ id: 2 }] }],
    ['fields=id&limit=2&page=0', { data: [{ id: 1 }, { id: 2 }] }],
    ['fields=id&limit=1&offset=3', { data: [{ id: 4 }] }],
  ])('?%s', async (query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  test.each([
    ['filter=%7Boops', 400, '"filter" must be of type object', 'INVALID_QUERY'],
    ['limit=abc', 400, '"limit" must be a number', 'INVALID_QUERY'],
    ['meta=nope', 400, '"meta[0]" must be one of [total_count, filter_count]', 'INVALID_QUERY'],
    ['sort=-', 400, '"sort[0].column" is not allowed to be empty', 'INVALID_QUERY'],
    ['offset=-1', 500, 'A non-negative integer must be provided to offset.', 'INTERNAL_SERVER_ERROR'],
  ])('?%s is refused', async (query, status, message, code) => {
    const answer = await send('GET', `/items/books?${query}`, { token: await tokenOf() });
    expect([answer.status, answer.body]).toEqual([status, { errors: [{ message, extensions: { code } }] }]);
  });

  test('are found by SEARCH with the query in the body', async () => {
    const token = await tokenOf();
    const found = await send('SEARCH', '/items/books', {
      token,
      body: { query: { fields: ['id'], filter: { pages: { _gt: 5 } }, meta: '*' } },
    });
    expect(found.body).toEqual({ meta: { total_count: 5, filter_count: 2 }, data: [{ id: 3 }, { id: 5 }] });
    expect(
      (await send('SEARCH', '/items/books', { token, body: { keys: [2, 1], query: { fields: 'id' } } })).body,
    ).toEqual({ data: [{ id: 1 }, { id: 2 }] });
  });

  test('come, change and go', async () => {
    const token = await tokenOf();
    expect((await send('POST', '/items/writers', { token, body: { name: 'Zoe' } })).body).toEqual({
      data: { id: 4, name: 'Zoe', books: [] },
    });
    expect(
      (await send('POST', '/items/writers?fields=id', { token, body: [{ name: 'a' }, { name: 'b' }] })).body,
    ).toEqual({ data: [{ id: 5 }, { id: 6 }] });
    expect((await send('PATCH', '/items/writers/4?fields=name', { token, body: { name: 'Zoë' } })).body).toEqual({
      data: { name: 'Zoë' },
    });
    expect(
      (await send('PATCH', '/items/writers?fields=id,name', { token, body: { keys: [5, 6, 99], data: { name: 'c' } } }))
        .body,
    ).toEqual({
      data: [
        { id: 5, name: 'c' },
        { id: 6, name: 'c' },
      ],
    });
    const gone = await send('DELETE', '/items/writers/4', { token });
    expect([gone.status, gone.text, gone.headers.get('content-type')]).toEqual([
      200,
      '',
      'application/json; charset=utf-8',
    ]);
    expect((await send('DELETE', '/items/writers', { token, body: [5, 6] })).status).toBe(200);
    expect(await list('fields=id', '/items/writers')).toEqual({ data: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  });

  test('that are gone: an update answers nothing, a read is refused', async () => {
    const token = await tokenOf();
    const answer = await send('PATCH', '/items/writers/99', { token, body: { name: 'x' } });
    expect([answer.status, answer.text]).toEqual([200, '']);
    const read = await send('GET', '/items/writers/99', { token });
    expect([read.status, read.body]).toEqual([403, FORBIDDEN]);
  });

  test('a key may hold what an address cannot', async () => {
    const token = await tokenOf();
    await send('POST', '/items/shelves', { token, body: { code: 'y z/ü' } });
    expect((await send('GET', `/items/shelves/${encodeURIComponent('y z/ü')}`, { token })).body).toEqual({
      data: { code: 'y z/ü', sort: null },
    });
  });

  test.each<[string, Json, object]>([
    [
      'PATCH',
      { data: {} },
      { message: '"value" must contain at least one of [query, keys]', extensions: { code: 'FAILED_VALIDATION' } },
    ],
    [
      'PATCH',
      { keys: [1], query: {}, data: {} },
      {
        message: '"value" contains a conflict between exclusive peers [query, keys]',
        extensions: { code: 'FAILED_VALIDATION' },
      },
    ],
    [
      'PATCH',
      { keys: [{}], data: {} },
      {
        message: '"keys[0]" must be one of [string, number]',
        extensions: { code: 'FAILED_VALIDATION', field: 'keys' },
      },
    ],
    [
      'PATCH',
      { keys: 1 },
      { message: '"keys" must be an array', extensions: { code: 'FAILED_VALIDATION', field: 'keys' } },
    ],
    [
      'PATCH',
      { query: [], data: {} },
      { message: '"query" must be of type object', extensions: { code: 'FAILED_VALIDATION', field: 'query' } },
    ],
    [
      'PATCH',
      { keys: [1], data: {}, nope: 1 },
      { message: '"nope" is not allowed', extensions: { code: 'FAILED_VALIDATION', field: 'nope' } },
    ],
    [
      'PATCH',
      { keys: [1] },
      { message: '"data" is required', extensions: { code: 'FAILED_VALIDATION', field: 'data', type: 'required' } },
    ],
    ['PATCH', [], { message: '"value" must be of type object', extensions: { code: 'FAILED_VALIDATION' } }],
    [
      'DELETE',
      {},
      { message: '"value" must contain at least one of [query, keys]', extensions: { code: 'FAILED_VALIDATION' } },
    ],
  ])('a batch %s of %j is refused', async (method, body, error) => {
    const answer = await send(method, '/items/books', { token: await tokenOf(), body });
    expect([answer.status, answer.body]).toEqual([400, { errors: [error] }]);
  });

  test('every broken rule is told, with what it compared with', async () => {
    const token = await tokenOf('ed@example.com', 'pencil');
    expect((await send('PATCH', '/items/books/1', { token, body: { title: 'x' } })).body).toEqual({
      errors: [
        {
          message: '"title" must contain [a]',
          extensions: { code: 'FAILED_VALIDATION', field: 'title', type: 'contains', substring: 'a' },
        },
      ],
    });
  });

  test('a singleton is one item at the path of its collection', async () => {
    const token = await tokenOf();
    expect((await send('GET', '/items/notice?meta=*', { token })).body).toEqual({
      meta: { total_count: 0, filter_count: 0 },
      data: { id: null, text: 'Hello' },
    });
    expect((await send('PATCH', '/items/notice?fields=text', { token, body: { text: 'x' } })).body).toEqual({
      data: { text: 'x' },
    });
    const read = await send('GET', '/items/notice/1', { token });
    expect([read.status, read.body]).toEqual([
      404,
      { errors: [{ message: "Route /notice/1 doesn't exist.", extensions: { code: 'ROUTE_NOT_FOUND' } }] },
    ]);
  });

  test('the collections of the platform have paths of their own', async () => {
    const token = await tokenOf();
    expect((await send('GET', '/items/directus_users', { token })).body).toEqual(FORBIDDEN);
    expect((await send('GET', '/users?fields=email&sort=email&limit=1', { token })).body).toEqual({
      data: [{ email: 'ada@example.com' }],
    });
    expect(
      (await send('PATCH', '/settings?fields=project_name', { token, body: { project_name: 'New' } })).body,
    ).toEqual({ data: { project_name: 'New' } });
    expect(
      (
        await send('POST', '/permissions', {
          token,
          body: { role: null, collection: 'books', action: 'read', fields: ['id'] },
        })
      ).body['data'],
    ).toMatchObject({ id: 6 });
    expect((await send('GET', '/items/books?limit=1')).body).toEqual({ data: [{ id: 1 }] });
    expect((await send('GET', '/files', { token })).body).toEqual({ data: [] });
    expect((await send('POST', '/files', { token, body: {} })).status).toBe(400);
  });
});

describe('the data model', () => {
  test('is told as the platform tells it', async () => {
    const token = await tokenOf();
    expect((await send('GET', '/fields/books/title', { token })).body['data']).toEqual({
      collection: 'books',
      field: 'title',
      type: 'string',
      schema: {
        name: 'title',
        table: 'books',
        data_type: 'varchar',
        default_value: null,
        max_length: 255,
        numeric_precision: null,
        numeric_scale: null,
        is_generated: false,
        generation_expression: null,
        is_nullable: false,
        is_unique: false,
        is_primary_key: false,
        has_auto_increment: false,
        foreign_key_column: null,
        foreign_key_table: null,
      },
      meta: expect.objectContaining({
        collection: 'books',
        field: 'title',
        special: null,
        interface: 'input',
        width: 'full',
      }) as object,
    });
    expect((await send('GET', '/relations/books', { token })).body['data']).toEqual([
      {
        collection: 'books',
        field: 'writer',
        related_collection: 'writers',
        schema: expect.objectContaining({
          foreign_key_table: 'writers',
          foreign_key_column: 'id',
          on_delete: 'SET NULL',
        }) as object,
        meta: expect.objectContaining({
          id: 1,
          many_collection: 'books',
          one_collection: 'writers',
          one_field: 'books',
        }) as object,
      },
    ]);
    expect((await send('GET', '/fields/books/nope', { token })).body).toEqual({
      data: { collection: 'books', field: 'nope', type: 'alias', meta: null, schema: null },
    });
    expect((await send('GET', '/collections')).body).toEqual(FORBIDDEN);
  });

  test('can be set up for a test', async () => {
    const token = await tokenOf();
    const fields = [
      { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } },
      { field: 'book', type: 'integer', schema: {} },
    ];
    expect(
      (await send('POST', '/collections', { token, body: { collection: 'loans', meta: { note: 'n' }, fields } })).body[
        'data'
      ],
    ).toMatchObject({
      collection: 'loans',
      meta: { collection: 'loans', note: 'n' },
      schema: { name: 'loans' },
    });
    const relation = {
      collection: 'loans',
      field: 'book',
      related_collection: 'books',
      meta: { one_field: 'loaned' },
      schema: { on_delete: 'CASCADE' },
    };
    expect((await send('POST', '/relations', { token, body: relation })).body['data']).toMatchObject({
      schema: { on_delete: 'CASCADE' },
      meta: { one_field: 'loaned' },
    });
    await send('POST', '/fields/books', {
      token,
      body: { field: 'loaned', type: 'alias', meta: { special: ['o2m'] } },
    });
    await send('PATCH', '/fields/loans', { token, body: [{ field: 'book', meta: { sort: 4 } }] });
    expect(
      (await send('PATCH', '/fields/loans/book', { token, body: { meta: { width: 'half' } } })).body['data'],
    ).toMatchObject({ meta: { sort: 4, width: 'half' } });
    await send('POST', '/items/loans', { token, body: { book: 2 } });
    expect((await send('GET', '/items/books/2?fields=id,loaned', { token })).body).toEqual({
      data: { id: 2, loaned: [1] },
    });
    expect((await send('DELETE', '/collections/loans', { token })).status).toBe(200);
    expect((await send('GET', '/items/loans', { token })).body).toEqual(FORBIDDEN);
  });
});

describe('the rest', () => {
  test('a body that is no JSON, or too long, is the fault of the sender', async () => {
    const token = await tokenOf();
    const broken = await send('POST', '/items/writers', { token, text: '{a' });
    expect([broken.status, broken.body]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'INVALID_PAYLOAD' } }] },
    ]);
    const long = await send('POST', '/items/writers', { token, body: { name: 'x'.repeat(11_000) } });
    expect([long.status, long.body]).toEqual([
      400,
      { errors: [{ message: 'request entity too large', extensions: { code: 'INVALID_PAYLOAD' } }] },
    ]);
  });

  test('a path that does not exist says so', async () => {
    const answer = await send('GET', '/nope?x=1', { token: await tokenOf() });
    expect([answer.status, answer.body]).toEqual([
      404,
      { errors: [{ message: "Route /nope doesn't exist.", extensions: { code: 'ROUTE_NOT_FOUND' } }] },
    ]);
  });

  test('the server is there, and tells administrators what it is', async () => {
    const ping = await send('GET', '/server/ping');
    expect([ping.text, ping.headers.get('content-type')]).toEqual(['pong', 'text/html; charset=utf-8']);
    expect((await send('GET', '/server/info')).body['data']).not.toHaveProperty('directus');
    expect((await send('GET', '/server/info', { token: await tokenOf() })).body['data']).toMatchObject({
      project: { project_name: 'Library' },
      directus: { version: '9.0.0-rc.83' },
      node: { version: process.versions.node },
    });
    expect((await send('GET', '/auth/oauth/')).body).toEqual({ data: null });
  });

  test('the person is at /users/me, and the page they were on is noted', async () => {
    const token = await tokenOf('ed@example.com', 'pencil');
    expect((await send('PATCH', '/users/me/track/page', { token, body: { last_page: '/x' } })).text).toBe('');
    expect((await send('GET', '/users/me?fields=email,last_page,role.name', { token })).body).toEqual({
      data: { email: 'ed@example.com', last_page: '/x', role: { name: 'Editors' } },
    });
  });

  test('extensions are listed by kind, to anybody, with and without a slash', async () => {
    const extended = await startRestServer({
      world: { ...library(), extensions: { layouts: ['chart', 'empty folder'] } },
    });
    const ask = async (path: string): Promise<unknown> => (await fetch(`${extended.url}${path}`)).json();
    expect(await ask('/extensions/layouts/')).toEqual({ data: ['chart', 'empty folder'] });
    expect(await ask('/extensions/displays')).toEqual({ data: [] });
    expect(await ask('/extensions/hooks')).toMatchObject({ errors: [{ extensions: { code: 'ROUTE_NOT_FOUND' } }] });
    expect(extended.database.snapshot().extensions).toEqual({ layouts: ['chart', 'empty folder'] });
    await extended.close();
  });

  test('the settings are one record, read and changed and nothing else', async () => {
    const token = await tokenOf();
    expect((await send('PATCH', '/settings', { token, body: { project_name: 'Books' } })).body['data']).toMatchObject({
      project_name: 'Books',
    });
    for (const [method, path] of [
      ['DELETE', '/settings'],
      ['POST', '/settings'],
      ['GET', '/settings/1'],
    ] as const) {
      expect((await send(method, path, { token })).body).toMatchObject({
        errors: [{ extensions: { code: 'ROUTE_NOT_FOUND' } }],
      });
    }
  });

  test('the script of an extension is there when the world names it', async () => {
    const named = await startRestServer({ world: { ...library(), extensions: { modules: ['newsstand', 'lost'] } } });
    const ask = async (path: string) => {
      const answer = await fetch(`${named.url}/extensions/${path}`);
      return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
    };
    expect(await ask('modules/newsstand/index.js')).toEqual([200, 'text/javascript']);
    for (const path of [
      'modules/lost/index.js',
      'displays/issue-number/index.js',
      'modules/..%2fmodules%2fnewsstand/index.js',
      'modules/newsstand/',
    ]) {
      expect(await ask(path)).toEqual([404, 'application/json']);
    }
    await named.close();
  });

  test('latency is added to every answer', async () => {
    const slow = await startRestServer({ world: library(), latency: 120 });
    const start = performance.now();
    await fetch(`${slow.url}/server/ping`);
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
    await slow.close();
  });
});
