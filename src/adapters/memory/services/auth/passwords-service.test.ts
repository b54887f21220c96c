import { ADMIN, admin, EDITOR, errorOf, libraryPlatform, NOON } from '../../../testing/library';
import { signToken } from './signed-token';

const ADA = 'ada@example.com';
const DAY = 24 * 60 * 60 * 1000;
const BROKEN = '500 INTERNAL_SERVER_ERROR An unexpected error occurred.';
const FORBIDDEN = "403 FORBIDDEN You don't have permission to access this.";
const SECRET = 'a twin has nothing to hide';

const setUp = () => {
  let now = NOON;
  const platform = libraryPlatform(() => now);
  const mailed = (): string =>
    new URL(platform.outbox.mails.at(-1)?.link ?? '', 'http://x.example').searchParams.get('token') ?? '';
  return {
    platform,
    passwords: platform.passwords,
    mailed,
    pass: (milliseconds: number) => void (now += milliseconds),
  };
};

test('a password request returns the same for unknown addresses, but mails known ones only', () => {
  const { passwords, platform } = setUp();
  for (const email of ['stranger@example.com', 'ADA@example.com', 'nowhere', 5, [ADA]]) passwords.request({ email });
  expect(platform.outbox.mails).toEqual([]);
  passwords.request({ email: ADA });
  expect(platform.outbox.mails).toMatchObject([{ to: ADA, about: 'password-reset' }]);
  expect(platform.outbox.mails[0]?.link).toMatch(/^\/admin\/reset-password\?token=[\w-]+\.[\w-]+\.[\w-]+$/);
});

test.each([[{}], [{ email: '' }], [{ email: null }]])('%j mails nothing', (payload) => {
  expect(errorOf(() => setUp().passwords.request(payload))).toBe('400 INVALID_PAYLOAD "email" field is required.');
});

test('rejects a request with a reset URL', () => {
  const request = { email: ADA, reset_url: 'http://evil.example' };
  expect(errorOf(() => setUp().passwords.request(request))).toBe(
    `400 INVALID_PAYLOAD Url "http://evil.example" can't be used to reset passwords.`,
  );
});

test('the mailed link sets a password any number of times for a day', () => {
  const { passwords, platform, mailed, pass } = setUp();
  passwords.request({ email: ADA });
  for (const password of ['first', 'second']) {
    passwords.reset({ token: mailed(), password });
    expect(platform.auth.login({ email: ADA, password }).tokens.expires).toBeGreaterThan(0);
  }
  pass(DAY);
  expect(errorOf(() => passwords.reset({ token: mailed(), password: 'third' }))).toBe(BROKEN);
});

test.each([
  [{}, '400 INVALID_PAYLOAD "token" field is required.'],
  [{ token: '', password: 'x' }, '400 INVALID_PAYLOAD "token" field is required.'],
  [{ token: 'x' }, '400 INVALID_PAYLOAD "password" field is required.'],
  [{ token: 5, password: 'x' }, BROKEN],
  [{ token: 'not-a-token', password: 'x' }, BROKEN],
  [{ token: 'x'.repeat(100_000), password: 'x' }, BROKEN],
  [{ token: signToken({ email: ADA, scope: 'password-reset' }, 'other'), password: 'x' }, BROKEN],
  [{ token: signToken({ scope: 'password-reset' }, SECRET), password: 'x' }, BROKEN],
  [{ token: signToken({ email: ADA, scope: 'password-reset' }, SECRET), password: 5 }, BROKEN],
  [{ token: signToken({ email: ADA, scope: 'invite' }, SECRET), password: 'x' }, FORBIDDEN],
  [{ token: signToken({ email: ADA }, SECRET), password: 'x' }, FORBIDDEN],
  [{ token: signToken({ email: 'stranger@example.com', scope: 'password-reset' }, SECRET), password: 'x' }, FORBIDDEN],
])('%j sets no password', (payload, answer) => {
  const { passwords, platform } = setUp();
  expect(errorOf(() => passwords.reset(payload))).toBe(answer);
  expect(platform.database.row('directus_users', ADMIN)?.['password']).toBe('secret');
});

test('rejects a link for a user who is not active', () => {
  const { passwords, platform, mailed } = setUp();
  platform.items('directus_users', admin).update([EDITOR], { status: 'draft' });
  passwords.request({ email: 'ed@example.com' });
  expect(errorOf(() => passwords.reset({ token: mailed(), password: 'x' }))).toBe(FORBIDDEN);
});
