/** @jest-environment node */
import type { JsonObject } from '../../../src/kernel';
import { restServerPerTest, type Answer } from './rest-server.fixtures';

const { send } = restServerPerTest();

describe('the session', () => {
  const login = (more: JsonObject = {}) =>
    send('POST', '/auth/login', { body: { email: 'ada@example.com', password: 'secret', ...more } });
  const cookieOf = (answer: Answer): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  test('login in cookie mode sets the refresh token as an HttpOnly cookie', async () => {
    const answer = await login({ mode: 'cookie' });
    expect(answer.body).toEqual({ data: { access_token: expect.any(String) as string, expires: 900_000 } });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^directus_refresh_token=\w{64}; Max-Age=604800; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
  });

  test('login without a mode returns the refresh token in the body', async () => {
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

  test('refresh replaces the cookie, and refuses the used one', async () => {
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

  test('logout clears the cookie and answers with an empty body', async () => {
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

  test('refuses a bad bearer token on every path, and ignores other authorization schemes', async () => {
    expect((await send('GET', '/server/info', { token: 'bad' })).status).toBe(401);
    expect((await send('GET', '/server/info', { headers: { Authorization: 'Token bad' } })).status).toBe(200);
    expect((await send('GET', '/users/me')).status).toBe(401);
  });
});
