/** @jest-environment node */
import type { Json, JsonObject } from '../../../src/kernel';
import { FORBIDDEN, restServerPerTest } from './rest-server.fixtures';

const { send, tokenOf } = restServerPerTest();

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

  test('SEARCH takes the query from the body', async () => {
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

  test('are created, updated and deleted, one or several at a time', async () => {
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
    const deleted = await send('DELETE', '/items/writers/4', { token });
    expect([deleted.status, deleted.text, deleted.headers.get('content-type')]).toEqual([
      200,
      '',
      'application/json; charset=utf-8',
    ]);
    expect((await send('DELETE', '/items/writers', { token, body: [5, 6] })).status).toBe(200);
    expect(await list('fields=id', '/items/writers')).toEqual({ data: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  });

  test('answers the update of a missing item with an empty body, and refuses to read it', async () => {
    const token = await tokenOf();
    const answer = await send('PATCH', '/items/writers/99', { token, body: { name: 'x' } });
    expect([answer.status, answer.text]).toEqual([200, '']);
    const read = await send('GET', '/items/writers/99', { token });
    expect([read.status, read.body]).toEqual([403, FORBIDDEN]);
  });

  test('decodes a key with characters that a URL must encode', async () => {
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
  ])('refuses the batch %s with body %j', async (method, body, error) => {
    const answer = await send(method, '/items/books', { token: await tokenOf(), body });
    expect([answer.status, answer.body]).toEqual([400, { errors: [error] }]);
  });

  test('reports every violated rule with its operand', async () => {
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

  test('reads and updates a singleton at the path of its collection', async () => {
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

  test('serves system collections under their own paths only', async () => {
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
