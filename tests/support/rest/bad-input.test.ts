/** @jest-environment node */
import { library } from '../../../src/adapters/testing/library';
import type { Json } from '../../../src/kernel';
import { startRestServer, type RestServer } from '.';

const HOUR = 60 * 60 * 1000;

let server: RestServer;
let behind = 0;

beforeEach(async () => {
  server = await startRestServer({ world: library(), maxPayloadSize: '10kb', now: () => Date.now() - behind });
});

afterEach(() => server.close());

const ask = async (method: string, path: string, token: string | null, text?: string): Promise<string> => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
    ...(text === undefined ? {} : { body: text }),
  });
  const answer = await response.text();
  if (response.ok) return `${response.status}`;
  const [error] = (JSON.parse(answer) as { errors: { message: string; extensions: { code: string } }[] }).errors;
  return `${response.status} ${error?.extensions.code ?? ''} ${error?.message ?? ''}`;
};

const tokenOf = async (email: string, password: string): Promise<string> => {
  const response = await fetch(`${server.url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { data: { access_token: string } }).data.access_token;
};

const ada = (): Promise<string> => tokenOf('ada@example.com', 'secret');

const json = (value: Json): string => JSON.stringify(value);

const BAD_LIMIT = '400 INVALID_QUERY "limit" must be a number';
const FORBIDDEN = "403 FORBIDDEN You don't have permission to access this.";

describe('a query that makes no sense', () => {
  test.each(['/unheard', '/items', '/server/ping', '/items/books', '/collections', '/items/unheard'])(
    'is refused at %s before anything else',
    async (path) => {
      expect(await ask('GET', `${path}?limit=x`, await ada())).toBe(BAD_LIMIT);
    },
  );

  test('keeps a write from happening', async () => {
    const token = await ada();
    expect(await ask('DELETE', '/items/books/1?limit=x', token)).toBe(BAD_LIMIT);
    expect(await ask('POST', '/items/writers?limit=x', token, json({ name: 'Zoe' }))).toBe(BAD_LIMIT);
    expect(server.database.row('books', 1)).not.toBeNull();
    expect(server.database.rows('writers')).toHaveLength(3);
  });

  test('is looked at after the token and the body', async () => {
    expect(await ask('GET', '/unheard?limit=x', 'made-up')).toBe('401 INVALID_CREDENTIALS Invalid user credentials.');
    expect(await ask('POST', '/unheard?limit=x', null, '{')).toMatch(/^400 INVALID_PAYLOAD/);
  });
});

describe('a token', () => {
  test('that is expired or has a foreign signature is refused with that reason', async () => {
    behind = HOUR;
    const late = await ada();
    behind = 0;
    expect(await ask('GET', '/items/books', late)).toBe('401 INVALID_CREDENTIALS Token expired.');
    const signed = `${btoa('{"alg":"HS256","typ":"JWT"}')}.${btoa('{"id":"x"}')}.abc`.replaceAll('=', '');
    expect(await ask('GET', '/items/books', signed)).toBe('401 INVALID_CREDENTIALS Token invalid.');
  });

  test('may stand in the query string', async () => {
    expect(await ask('GET', `/items/books?access_token=${await ada()}`, null)).toBe('200');
    expect(await ask('GET', '/items/writers?access_token=abc', null)).toBe(
      '401 INVALID_CREDENTIALS Invalid user credentials.',
    );
  });
});

describe('a batch', () => {
  test('that says nothing is refused for that where the collection has a path of its own', async () => {
    const token = await ada();
    expect(await ask('PATCH', '/items/directus_users', token, '{}')).toBe('400 FAILED_VALIDATION "data" is required');
    expect(await ask('DELETE', '/items/directus_users', token, '{}')).toMatch(/^400 FAILED_VALIDATION/);
    expect(await ask('SEARCH', '/items/directus_users', token, '{"keys":5}')).toBe(
      '400 FAILED_VALIDATION "keys" must be an array',
    );
  });

  test('is not looked at where there is nothing, or only one item', async () => {
    const token = await ada();
    for (const path of ['/items/unheard', '/items/directus_settings'])
      expect(await ask('PATCH', path, token, '{}')).toBe(FORBIDDEN);
    expect(await ask('SEARCH', '/items/notice', token, '{"keys":5}')).toBe('200');
    expect(await ask('PATCH', '/settings', token, '{}')).toBe('200');
  });

  test('of no kind that is known is refused like any other', async () => {
    const token = await ada();
    expect(await ask('DELETE', '/items/directus_users', token, '["x"]')).toBe(FORBIDDEN);
    expect(await ask('POST', '/utils/sort/unheard', token, '{}')).toBe(FORBIDDEN);
  });
});

test.each([
  ['/revisions/1?fields=*', '/revisions/1'],
  ['/activity', '/activity'],
  ['/settings?limit=1', '/settings'],
])('POST %s answers that there is no such route, without its query', async (path, route) => {
  expect(await ask('POST', path, await ada(), '{}')).toBe(`404 ROUTE_NOT_FOUND Route ${route} doesn't exist.`);
});

test.each(['{', '{"title":', "{'title':'x'}", '5', '"text"', 'null', '{"a":1}{}', '\u0000'])(
  'the body %j is refused',
  async (text) => {
    expect(await ask('POST', '/items/books', await ada(), text)).toMatch(/^400 INVALID_PAYLOAD/);
    expect(server.database.rows('books')).toHaveLength(5);
  },
);

test('a body that is too long is refused', async () => {
  expect(await ask('POST', '/items/books', await ada(), json({ title: 'x'.repeat(11_000) }))).toBe(
    '400 INVALID_PAYLOAD request entity too large',
  );
});
