/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { lastValueFrom } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { apiFailure, succeed, type Call } from '../../../kernel';
import type { SessionTokens } from '../../../ports/environment/session-tokens';
import { HttpClient } from '../client';
import { HttpAccountsGateway } from './http-accounts-gateway';
import { SqliteDates } from '../dialect/sqlite-dates';
import { HttpUsersGateway } from './http-users-gateway';
import { HttpTransport } from '../transport';

const ROOT = 'https://api.example';
const WRONG = { errors: [{ message: 'Invalid user credentials.', extensions: { code: 'INVALID_CREDENTIALS' } }] };
const REFUSED = left(apiFailure(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.'));

class Tokens implements SessionTokens {
  readonly userId = 'ines';
  renewals = 0;

  current(): string {
    return 'held';
  }

  refresh(): Call<string> {
    this.renewals += 1;
    return succeed('renewed');
  }
}

const setUp = (status: number, body: unknown) => {
  const sent: string[] = [];
  const fetch = (url: unknown, init: RequestInit = {}): Promise<Response> => {
    sent.push(
      `${String(init.method)} ${String(url).slice(ROOT.length)} ${String(new Headers(init.headers).get('Authorization'))}`,
    );
    return Promise.resolve(new Response(body === null ? null : JSON.stringify(body), { status }));
  };
  const transport = new HttpTransport(ROOT, fetch as typeof globalThis.fetch);
  const tokens = new Tokens();
  const clock = new VirtualClock(0);
  const users = new HttpUsersGateway(new HttpClient(transport, tokens, clock), new SqliteDates());
  return { users, accounts: new HttpAccountsGateway(transport), sent, tokens };
};

test('does not refresh the token when the password for a second factor is wrong', async () => {
  const { users, sent, tokens } = setUp(401, WRONG);
  expect(await lastValueFrom(users.generateSecondFactor('wrong'))).toEqual(REFUSED);
  expect(await lastValueFrom(users.enableSecondFactor('s', '1'))).toEqual(REFUSED);
  expect(await lastValueFrom(users.disableSecondFactor('1'))).toEqual(REFUSED);
  expect(sent.map((line) => line.split(' ').slice(1).join(' '))).toEqual([
    '/users/me/tfa/generate Bearer held',
    '/users/me/tfa/enable Bearer held',
    '/users/me/tfa/disable Bearer held',
  ]);
  expect(tokens.renewals).toBe(0);
});

test('other calls refresh the token', async () => {
  const { users, tokens } = setUp(401, WRONG);
  await lastValueFrom(users.trackPage('/collections'));
  expect(tokens.renewals).toBe(1);
});

test('fails when the updated user may not be read', async () => {
  const { users } = setUp(200, null);
  expect(await lastValueFrom(users.updateMe({ theme: 'dark' }))).toMatchObject({ left: { code: 'ITEM_NOT_FOUND' } });
});

test.each([
  [null, []],
  [
    ['github', 'okta'],
    ['github', 'okta'],
  ],
])('decodes sign-on providers: %j', async (data, names) => {
  const { accounts, sent } = setUp(200, { data });
  expect(await lastValueFrom(accounts.signOnProviders())).toEqual(right(names));
  expect(sent).toEqual(['GET /auth/oauth null']);
});

test('decodes sign-on providers that are objects with a name, as from 9.26 on', async () => {
  const { accounts } = setUp(200, { data: [{ name: 'github', driver: 'oauth2' }] });
  expect(await lastValueFrom(accounts.signOnProviders())).toEqual(right(['github']));
});

test('fails to decode provider names that are no text', async () => {
  expect(await lastValueFrom(setUp(200, { data: [{ name: 7 }] }).accounts.signOnProviders())).toMatchObject({
    left: { kind: 'decode', endpoint: 'GET /auth/oauth' },
  });
});

test('asks at the path of later generations where the first is unknown, and links below it', async () => {
  const { accounts, sent } = setUp(404, { errors: [{ message: '', extensions: { code: 'ROUTE_NOT_FOUND' } }] });
  expect(await lastValueFrom(accounts.signOnProviders())).toMatchObject({ left: { code: 'ROUTE_NOT_FOUND' } });
  expect(sent).toEqual(['GET /auth/oauth null', 'GET /auth null']);
  expect(accounts.signOnLink('github', '/x')).toBe(`${ROOT}/auth/login/github?redirect=%2Fx`);
});
