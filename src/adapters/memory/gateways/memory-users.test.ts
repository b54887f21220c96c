import { isRight, left, right } from 'fp-ts/Either';
import { lastValueFrom } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { emailOfToken } from '../../../domain/session';
import { apiFailure, succeed, type Call } from '../../../kernel';
import { ADMIN, library, NOON, STAFF } from '../../testing/library';
import {
  Database,
  MemoryAccountsGateway,
  MemoryAuthGateway,
  MemoryClient,
  MemoryConnection,
  memoryGateways,
  Outbox,
  type ConnectionOptions,
} from '..';

const ROLE = '11111111-2222-4333-8444-555555555555';

const valueOf = async <A>(call: Call<A>): Promise<A> => {
  const result = await lastValueFrom(call);
  if (isRight(result)) return result.right;
  throw new Error(JSON.stringify(result.left));
};

const setUp = async (options: Partial<ConnectionOptions> = {}) => {
  const connection = new MemoryConnection(new Database(library()), { clock: new VirtualClock(NOON), ...options });
  const auth = new MemoryAuthGateway(connection);
  const { access_token } = await valueOf(auth.login({ email: 'ada@example.com', password: 'secret' }));
  const renewals: number[] = [];
  const renew = (): Call<string> => {
    renewals.push(1);
    return succeed(access_token);
  };
  const client = new MemoryClient(connection, { userId: null, current: () => access_token, refresh: renew });
  return { connection, auth, accounts: new MemoryAccountsGateway(connection), ...memoryGateways(client), renewals };
};

test('invitations are collected in the outbox, and their link activates the user', async () => {
  const outbox = new Outbox();
  const { users, roles, items, accounts, auth } = await setUp({ outbox, appUrl: 'https://desk.example/admin' });
  const seen: number[] = [];
  const following = outbox.mails$.subscribe((mails) => seen.push(mails.length));
  await valueOf(items.create('directus_roles', { id: ROLE, name: 'Guests' }));
  await valueOf(users.invite(['a@example.com', 'b@example.com'], ROLE));
  following.unsubscribe();
  expect(seen).toEqual([0, 1, 2]);
  const link = new URL(outbox.mails[0]?.link ?? '');
  expect(link.href).toMatch(/^https:\/\/desk\.example\/admin\/accept-invite\?token=/);
  const token = link.searchParams.get('token') ?? '';
  expect(emailOfToken(token)).toBe('a@example.com');
  await valueOf(accounts.acceptInvitation(token, 'mine'));
  await valueOf(auth.login({ email: 'a@example.com', password: 'mine' }));
  expect((await valueOf(roles.overview())).find(({ id }) => id === ROLE)?.users).toBe(2);
});

test('a mailed link resets the password', async () => {
  const { connection, accounts, auth } = await setUp();
  await valueOf(accounts.requestPasswordReset('ada@example.com'));
  const token = connection.platform.outbox.mails[0]?.link.split('token=')[1] ?? '';
  await valueOf(accounts.resetPassword(token, 'other'));
  await valueOf(auth.login({ email: 'ada@example.com', password: 'other' }));
});

test('does not refresh the token when the password for a second factor is wrong', async () => {
  const { users, renewals } = await setUp();
  expect(await lastValueFrom(users.generateSecondFactor('wrong'))).toEqual(
    left(apiFailure(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')),
  );
  expect(renewals).toEqual([]);
});

test('returns the updated user', async () => {
  const { users } = await setUp();
  expect(await valueOf(users.updateMe({ language: 'de-DE' }))).toMatchObject({
    id: ADMIN,
    language: 'de-DE',
    role: { admin_access: true },
  });
  await valueOf(users.trackPage('/collections'));
});

test('reads a role in detail, and creates one', async () => {
  const { roles, items } = await setUp();
  const id = await valueOf(roles.create({ name: 'Guests', admin_access: false, app_access: true }));
  await valueOf(items.update('directus_users', STAFF, { role: id }));
  expect(await valueOf(roles.read(id))).toMatchObject({
    name: 'Guests',
    app_access: true,
    users: [STAFF],
    ip_access: [],
  });
});

test('lists no sign-on providers by default; the link leads back', async () => {
  expect(await lastValueFrom((await setUp()).accounts.signOnProviders())).toEqual(right([]));
  const { accounts } = await setUp({ signOnProviders: ['github'] });
  expect(await valueOf(accounts.signOnProviders())).toEqual(['github']);
  expect(accounts.signOnLink('github', '/admin/login')).toBe('/admin/login?reason=SERVICE_UNAVAILABLE');
  expect(accounts.signOnLink('github', '/admin/login?next=1')).toBe('/admin/login?next=1&reason=SERVICE_UNAVAILABLE');
});
