import { ADMIN, admin, EDITOR, libraryPlatform, NOON } from '../../../testing/library';
import { PUBLIC } from '../../accountability';
import { ApiException } from '../../api-error';

const MINUTE = 60_000;
const ADA = { email: 'ada@example.com', password: 'secret' };

const setUp = () => {
  let now = NOON;
  const platform = libraryPlatform(() => now);
  return { platform, auth: platform.auth, pass: (milliseconds: number) => void (now += milliseconds) };
};

const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiException) return `${error.status} ${error.errors[0].code} ${error.message}`;
    throw error;
  }
  return 'accepted';
};

test('an access token identifies its user until it expires', () => {
  const { auth, pass } = setUp();
  const { tokens } = auth.login(ADA);
  expect(tokens.expires).toBe(15 * MINUTE);
  expect(auth.authenticate(tokens.access_token)).toEqual({ user: ADMIN, role: 'admins', admin: true, app: true });
  pass(15 * MINUTE);
  expect(codeOf(() => auth.authenticate(tokens.access_token))).toBe('401 INVALID_CREDENTIALS Token expired.');
});

test('the caller is the public without a token; an unknown token is rejected', () => {
  const { auth } = setUp();
  expect(auth.authenticate(null)).toEqual(PUBLIC);
  expect(codeOf(() => auth.authenticate('made up'))).toBe('401 INVALID_CREDENTIALS Invalid user credentials.');
});

test('compares e-mail addresses regardless of case, passwords exactly', () => {
  const { auth } = setUp();
  expect(codeOf(() => auth.login({ ...ADA, email: 'ADA@Example.com' }))).toBe('accepted');
  expect(codeOf(() => auth.login({ ...ADA, password: 'SECRET' }))).toBe(
    '401 INVALID_CREDENTIALS Invalid user credentials.',
  );
});

test.each([
  [{}, '"email" is required'],
  [{ email: 'foo', password: 'x' }, '"email" must be a valid email'],
  [{ email: 'a@example.com' }, '"password" is required'],
  [{ email: 'a@example.com', password: '' }, '"password" is not allowed to be empty'],
  [{ ...ADA, mode: 'bogus' }, '"mode" must be one of [cookie, json]'],
])('rejects the payload %j', (payload, message) => {
  expect(codeOf(() => setUp().auth.login(payload))).toBe(`400 INVALID_PAYLOAD ${message}`);
});

test.each([
  ['suspended', '401 USER_SUSPENDED User suspended.'],
  ['draft', '401 INVALID_CREDENTIALS Invalid user credentials.'],
])('rejects the sign-in and the tokens of a user who is %s', (status, answer) => {
  const { auth, platform } = setUp();
  const { tokens } = auth.login(ADA);
  platform.items('directus_users', admin).update([ADMIN], { status });
  expect(codeOf(() => auth.login(ADA))).toBe(answer);
  expect(codeOf(() => auth.authenticate(tokens.access_token))).toMatch('401 INVALID_CREDENTIALS');
});

test('a refresh token works once, and so does its successor', () => {
  const { auth } = setUp();
  const first = auth.login(ADA);
  const second = auth.refresh(first.refreshToken);
  expect(codeOf(() => auth.refresh(first.refreshToken))).toMatch('401 INVALID_CREDENTIALS');
  expect(auth.authenticate(auth.refresh(second.refreshToken).tokens.access_token).user).toBe(ADMIN);
});

test('a refresh token expires after seven days', () => {
  const { auth, pass } = setUp();
  const { refreshToken } = auth.login(ADA);
  pass(7 * 24 * 60 * MINUTE + 1000);
  expect(codeOf(() => auth.refresh(refreshToken))).toMatch('401 INVALID_CREDENTIALS');
});

test('signing out consumes the refresh token; ignores an unknown one and rejects a missing one', () => {
  const { auth } = setUp();
  const { refreshToken } = auth.login(ADA);
  auth.logout(refreshToken);
  expect(codeOf(() => auth.refresh(refreshToken))).toMatch('401 INVALID_CREDENTIALS');
  expect(codeOf(() => auth.logout('unknown'))).toBe('accepted');
  expect(codeOf(() => auth.logout(null))).toBe(
    '400 INVALID_PAYLOAD "refresh_token" is required in either the JSON payload or Cookie',
  );
});

test("accepts a user's static token", () => {
  const { auth, platform } = setUp();
  platform.items('directus_users', admin).update([EDITOR], { token: 'static' });
  expect(auth.authenticate('static')).toMatchObject({ user: EDITOR, admin: false });
});

test('sessions are part of the world and outlive the process', () => {
  const { auth, platform } = setUp();
  const { refreshToken } = auth.login(ADA);
  const later = libraryPlatform();
  later.database.replace(platform.database.snapshot());
  expect(codeOf(() => later.auth.refresh(refreshToken))).toBe('accepted');
});

test('signs in with a changed password', () => {
  const { auth, platform } = setUp();
  platform.items('directus_users', admin).update([ADMIN], { password: 'other' });
  expect(codeOf(() => auth.login(ADA))).toMatch('401');
  expect(codeOf(() => auth.login({ ...ADA, password: 'other' }))).toBe('accepted');
});
