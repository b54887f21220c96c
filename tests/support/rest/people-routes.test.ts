/** @jest-environment node */
import { Outbox } from '../../../src/adapters/memory';
import { library } from '../../../src/adapters/testing/library';
import { isJsonObject, type Json, type JsonObject } from '../../../src/kernel';
import { startRestServer, type RestServer } from '.';

let server: RestServer;
let outbox: Outbox;

beforeEach(async () => {
  outbox = new Outbox();
  server = await startRestServer({
    world: library(),
    outbox,
    signOnProviders: ['github', 'company', 'partner'],
    signOnEmails: { company: 'ADA@example.com', partner: 'stranger@example.com' },
    appUrl: 'https://desk.example/admin',
  });
});

afterEach(() => server.close());

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly data: JsonObject;
}

const send = async (
  method: string,
  path: string,
  body?: Json,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  const data = isJsonObject(parsed) && isJsonObject(parsed['data']) ? parsed['data'] : {};
  return { status: response.status, headers: response.headers, text, data };
};

const ADA = { email: 'ada@example.com', password: 'secret' };

const tokenOf = async (credentials: JsonObject = ADA): Promise<string> =>
  String((await send('POST', '/auth/login', credentials)).data['access_token']);

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const mailedToken = (): string => outbox.mails.at(-1)?.link.split('token=')[1] ?? '';

test('an invitation goes from the administrator over the mail to a sign-in', async () => {
  const token = await tokenOf();
  const { data } = await send('POST', '/roles', { name: 'Guests' }, bearer(token));
  const invited = await send(
    'POST',
    '/users/invite',
    { email: ['new@example.com'], role: data['id'] ?? null },
    bearer(token),
  );
  expect([invited.status, invited.text, invited.headers.get('content-type')]).toEqual([
    200,
    '',
    'application/json; charset=utf-8',
  ]);
  expect((await send('POST', '/users/invite/accept', { token: mailedToken(), password: 'mine' })).status).toBe(200);
  expect(await tokenOf({ email: 'new@example.com', password: 'mine' })).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('a new password goes over the mail', async () => {
  expect((await send('POST', '/auth/password/request', { email: ADA.email })).status).toBe(200);
  expect(outbox.mails[0]?.link).toMatch(/^https:\/\/desk\.example\/admin\/reset-password\?token=/);
  expect((await send('POST', '/auth/password/reset', { token: mailedToken(), password: 'other' })).status).toBe(200);
  expect((await send('POST', '/auth/login', ADA)).status).toBe(401);
  const spoiled = await send('POST', '/auth/password/reset', { token: `${mailedToken()}x`, password: 'other' });
  expect([spoiled.status, spoiled.text]).toEqual([
    500,
    '{"errors":[{"message":"An unexpected error occurred.","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}',
  ]);
});

test('single sign-on providers are listed, and redirect back', async () => {
  expect((await send('GET', '/auth/oauth')).text).toBe('{"data":["github","company","partner"]}');
  const led = await send('GET', '/auth/oauth/github?redirect=https%3A%2F%2Fdesk.example%2Fadmin%2Flogin');
  expect([led.status, led.headers.get('location')]).toEqual([
    302,
    'https://desk.example/admin/login?reason=SERVICE_UNAVAILABLE',
  ]);
  const unknown = await send('GET', '/auth/oauth/nope?redirect=x');
  expect([unknown.status, unknown.text]).toEqual([
    404,
    `{"errors":[{"message":"Route /auth/oauth/nope doesn't exist.","extensions":{"code":"ROUTE_NOT_FOUND"}}]}`,
  ]);
});

/** Follows the redirects of a sign-on up to the address of the application. */
const signOn = async (provider: string): Promise<{ readonly back: string; readonly cookie: string | null }> => {
  const first = await send(
    'GET',
    `/auth/oauth/${provider}?redirect=https%3A%2F%2Fdesk.example%2Fadmin%2Flogin%3Fa%3D1`,
  );
  const last = await send('GET', first.headers.get('location') ?? '');
  return { back: last.headers.get('location') ?? '', cookie: last.headers.get('set-cookie') };
};

test('a sign-on through a provider sets a cookie, redirects back, and the refresh of the cookie gives a session', async () => {
  const { back, cookie } = await signOn('company');
  expect(back).toBe('https://desk.example/admin/login?a=1');
  expect(cookie).toMatch(/^directus_refresh_token=[^;]+;.*HttpOnly/);
  const refreshed = await send('POST', '/auth/refresh', undefined, { Cookie: (cookie ?? '').split(';', 1)[0] ?? '' });
  expect(refreshed.status).toBe(200);
  const me = await send('GET', '/users/me?fields=email', undefined, bearer(String(refreshed.data['access_token'])));
  expect(me.data).toEqual({ email: 'ada@example.com' });
});

test('a sign-on of a person without an account redirects back with the reason, without a cookie', async () => {
  const { back, cookie } = await signOn('partner');
  expect(back).toBe('https://desk.example/admin/login?a=1&reason=INVALID_CREDENTIALS');
  expect(cookie).toBeNull();
});

test('the list is null without single sign-on providers', async () => {
  const alone = await startRestServer({ world: library() });
  try {
    expect(await (await fetch(`${alone.url}/auth/oauth`)).text()).toBe('{"data":null}');
  } finally {
    await alone.close();
  }
});

test('a second factor is generated, and refused without a right code', async () => {
  const headers = bearer(await tokenOf());
  const { data } = await send('POST', '/users/me/tfa/generate', { password: 'secret' }, headers);
  expect(Object.keys(data)).toEqual(['secret', 'otpauth_url']);
  expect(
    (await send('POST', '/users/me/tfa/enable', { secret: data['secret'] ?? null, otp: 'no' }, headers)).status,
  ).toBe(400);
  expect((await send('POST', '/users/me/tfa/disable', { otp: 'no' }, headers)).status).toBe(400);
  expect((await send('POST', '/users/me/tfa/generate', { password: 'secret' })).status).toBe(401);
});

test('a changed record is answered with, in the fields that were asked for', async () => {
  const answer = await send(
    'PATCH',
    '/users/me?fields=first_name,role.name',
    { first_name: 'Augusta' },
    bearer(await tokenOf()),
  );
  expect(answer.text).toBe('{"data":{"first_name":"Augusta","role":{"name":"Administrators"}}}');
});

test.each([
  ['bearer in small letters', (token: string) => ({ Authorization: `bearer ${token}` }), 200],
  ['nothing behind it', () => ({ Authorization: 'Bearer' }), 401],
  ['something more behind the token', (token: string) => ({ Authorization: `Bearer ${token} x` }), 401],
])('a token with %s', async (_how, headers, status) => {
  expect((await send('GET', '/users/me', undefined, headers(await tokenOf()))).status).toBe(status);
  expect((await send('GET', '/server/info', undefined, headers(await tokenOf()))).status).toBe(200);
});

test('a token in the query string counts, unless there is one in the header', async () => {
  const token = await tokenOf();
  expect((await send('GET', `/users/me?access_token=${token}`)).status).toBe(200);
  expect((await send('GET', `/users/me?access_token=${token}`, undefined, bearer('bad'))).status).toBe(401);
});

test('a session is refreshed in the requested mode, and refused for an unknown mode', async () => {
  const login = async () => String((await send('POST', '/auth/login', ADA)).data['refresh_token']);
  const asCookie = await send('POST', '/auth/refresh', { refresh_token: await login(), mode: 'cookie' });
  expect([asCookie.headers.get('set-cookie') !== null, Object.keys(asCookie.data)]).toEqual([
    true,
    ['access_token', 'expires'],
  ]);
  const asJson = await send(
    'POST',
    '/auth/refresh',
    { mode: 'json' },
    { Cookie: `directus_refresh_token=${await login()}` },
  );
  expect([asJson.headers.get('set-cookie'), Object.keys(asJson.data)]).toEqual([
    null,
    ['access_token', 'expires', 'refresh_token'],
  ]);
  const asNeither = await send('POST', '/auth/refresh', { refresh_token: await login(), mode: 'bogus' });
  expect([asNeither.headers.get('set-cookie'), Object.keys(asNeither.data)]).toEqual([
    null,
    ['access_token', 'expires'],
  ]);
  expect((await send('POST', '/auth/refresh', { refresh_token: 5 })).status).toBe(401);
});

test('a sign-out takes back the cookie that there is', async () => {
  expect((await send('POST', '/auth/logout', { refresh_token: 'unknown' })).headers.get('set-cookie')).toBeNull();
  const answer = await send('POST', '/auth/logout', undefined, { Cookie: 'directus_refresh_token=unknown' });
  expect(answer.headers.get('set-cookie')).toMatch(/^directus_refresh_token=;/);
});
