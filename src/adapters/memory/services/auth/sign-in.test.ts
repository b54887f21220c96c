import { Secret, TOTP } from 'otpauth';
import { ADMIN, admin, EDITOR, editor, errorOf, libraryPlatform, NOON } from '../../../testing/library';
import { signToken } from './signed-token';

const SECRET = 'a twin has nothing to hide';
const ED = { email: 'ed@example.com', password: 'pencil' };
const WRONG = '401 INVALID_CREDENTIALS Invalid user credentials.';
const SUSPENDED = '401 USER_SUSPENDED User suspended.';

const setUp = () => {
  const platform = libraryPlatform();
  const users = platform.items('directus_users', admin);
  return {
    platform,
    users,
    auth: platform.auth,
    attempt: (more: object = {}) => errorOf(() => platform.auth.login({ ...ED, ...more })),
  };
};

test.each([
  ['with a signature of another secret', signToken({ id: ADMIN }, 'other'), '401 INVALID_CREDENTIALS Token invalid.'],
  [
    'that has expired',
    signToken({ id: ADMIN, exp: NOON / 1000 - 1 }, SECRET),
    '401 INVALID_CREDENTIALS Token expired.',
  ],
  ['of an unknown user', signToken({ id: 'unknown' }, SECRET), WRONG],
  ['with a numeric user', signToken({ id: 5 }, SECRET), WRONG],
  [
    'of an invitation',
    signToken({ email: ED.email, scope: 'invite' }, SECRET),
    '500 INTERNAL_SERVER_ERROR An unexpected error occurred.',
  ],
  ['that is malformed', 'a.b.c', WRONG],
  ['that is far too long', 'x'.repeat(100_000), WRONG],
])('rejects an access token %s', (_which, token, answer) => {
  expect(errorOf(() => setUp().auth.authenticate(token))).toBe(answer);
});

test('access tokens outlive the process', () => {
  const { tokens } = setUp().auth.login(ED);
  expect(setUp().auth.authenticate(tokens.access_token).user).toBe(EDITOR);
});

test('a static token works only while its user is active', () => {
  const { users, auth } = setUp();
  users.update([EDITOR], { token: 'static', status: 'suspended' });
  expect(errorOf(() => auth.authenticate('static'))).toBe(WRONG);
});

test('refreshing the session of a suspended user gives an access token that is rejected', () => {
  const { users, auth } = setUp();
  const { refreshToken } = auth.login(ED);
  users.update([EDITOR], { status: 'suspended' });
  const { tokens } = auth.refresh(refreshToken);
  expect(errorOf(() => auth.authenticate(tokens.access_token))).toBe(WRONG);
});

test('deleting a user ends their sessions', () => {
  const { users, auth } = setUp();
  const { refreshToken } = auth.login(ED);
  users.remove([EDITOR]);
  expect(errorOf(() => auth.refresh(refreshToken))).toBe(WRONG);
});

test('a role may restrict IP addresses', () => {
  const { platform, auth } = setUp();
  const { tokens } = auth.login(ED);
  const from = (ip: string): string => errorOf(() => auth.authenticate(tokens.access_token, { ip, userAgent: null }));
  platform.items('directus_roles', admin).update([editor.role ?? ''], { ip_access: ['10.0.0.1'] });
  expect([from('10.0.0.1'), from('10.0.0.2')]).toEqual(['accepted', '401 INVALID_IP Invalid IP address.']);
  platform.items('directus_roles', admin).update([editor.role ?? ''], { ip_access: [] });
  expect(from('10.0.0.2')).toBe('accepted');
});

test('suspends after one attempt too many, even when its password is right', () => {
  const { platform, users, attempt } = setUp();
  platform.items('directus_settings', admin).updateSingleton({ auth_login_attempts: 2 });
  expect([attempt({ password: 'a' }), attempt({ password: 'b' }), attempt(), attempt()]).toEqual([
    WRONG,
    WRONG,
    'accepted',
    SUSPENDED,
  ]);
  users.update([EDITOR], { status: 'active' });
  expect([attempt({ password: 'a' }), attempt({ password: 'b' }), attempt({ password: 'c' }), attempt()]).toEqual([
    WRONG,
    WRONG,
    WRONG,
    SUSPENDED,
  ]);
});

test('allows any number of attempts without a limit', () => {
  const { platform, attempt } = setUp();
  platform.items('directus_settings', admin).updateSingleton({ auth_login_attempts: null });
  for (let count = 0; count < 30; count += 1) attempt({ password: 'wrong' });
  expect(attempt()).toBe('accepted');
});

test('checks the second factor after the password and counts wrong codes as attempts', () => {
  const { platform, users, attempt } = setUp();
  const secret = 'JBSWY3DPEHPK3PXP';
  users.create([{ email: 'two@example.com', password: 'x', tfa_secret: secret }]);
  const two = { email: 'two@example.com', password: 'x' };
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOON });
  expect(attempt({ ...two, password: 'y', otp })).toBe(WRONG);
  expect(attempt(two)).toBe('401 INVALID_OTP "otp" is required');
  expect(attempt({ ...two, otp: '000000' })).toBe('401 INVALID_OTP "otp" is invalid');
  expect(attempt({ ...two, otp })).toBe('accepted');
  platform.items('directus_settings', admin).updateSingleton({ auth_login_attempts: 1 });
  expect([attempt({ ...two, otp: '000000' }), attempt({ ...two, otp: '000000' }), attempt({ ...two, otp })]).toEqual([
    '401 INVALID_OTP "otp" is invalid',
    '401 INVALID_OTP "otp" is invalid',
    SUSPENDED,
  ]);
});
