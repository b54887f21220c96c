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

test('who signs in is known by the access token until it runs out', () => {
  const { auth, pass } = setUp();
  const { tokens } = auth.login(ADA);
  expect(tokens.expires).toBe(15 * MINUTE);
  expect(auth.authenticate(tokens.access_token)).toEqual({ user: ADMIN, role: 'admins', admin: true, app: true });
  pass(15 * MINUTE);
  expect(codeOf(() => auth.authenticate(tokens.access_token))).toBe('401 INVALID_CREDENTIALS Token expired.');
});

test('without a token it is the public; with a made-up one nobody', () => {
  const { auth } = setUp();
  expect(auth.authenticate(null)).toEqual(PUBLIC);
  expect(codeOf(() => auth.authenticate('made up'))).toBe('401 INVALID_CREDENTIALS Invalid user credentials.');
});

test('an address is the same in upper case, a password is not', () => {
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
])('%j is refused as a payload', (payload, message) => {
  expect(codeOf(() => setUp().auth.login(payload))).toBe(`400 INVALID_PAYLOAD ${message}`);
});

test.each([
  ['suspended', '401 USER_SUSPENDED User suspended.'],
  ['draft', '401 INVALID_CREDENTIALS Invalid user credentials.'],
])('somebody who is %s stays out, and is put out', (status, answer) => {
  const { auth, platform } = setUp();
  const { tokens } = auth.login(ADA);
  platform.items('directus_users', admin).update([ADMIN], { status });
  expect(codeOf(() => auth.login(ADA))).toBe(answer);
  expect(codeOf(() => auth.authenticate(tokens.access_token))).toMatch('401 INVALID_CREDENTIALS');
});

test('a refresh token works once, and the next one after it', () => {
  const { auth } = setUp();
  const first = auth.login(ADA);
  const second = auth.refresh(first.refreshToken);
  expect(codeOf(() => auth.refresh(first.refreshToken))).toMatch('401 INVALID_CREDENTIALS');
  expect(auth.authenticate(auth.refresh(second.refreshToken).tokens.access_token).user).toBe(ADMIN);
});

test('a refresh token lives for seven days', () => {
  const { auth, pass } = setUp();
  const { refreshToken } = auth.login(ADA);
  pass(7 * 24 * 60 * MINUTE + 1000);
  expect(codeOf(() => auth.refresh(refreshToken))).toMatch('401 INVALID_CREDENTIALS');
});

test('signing out uses the refresh token up; an unknown one is no mistake, none at all is', () => {
  const { auth } = setUp();
  const { refreshToken } = auth.login(ADA);
  auth.logout(refreshToken);
  expect(codeOf(() => auth.refresh(refreshToken))).toMatch('401 INVALID_CREDENTIALS');
  expect(codeOf(() => auth.logout('unknown'))).toBe('accepted');
  expect(codeOf(() => auth.logout(null))).toBe(
    '400 INVALID_PAYLOAD "refresh_token" is required in either the JSON payload or Cookie',
  );
});

test('a user may have a token that never changes', () => {
  const { auth, platform } = setUp();
  platform.items('directus_users', admin).update([EDITOR], { token: 'static' });
  expect(auth.authenticate('static')).toMatchObject({ user: EDITOR, admin: false });
});

test('sessions are part of the world, so they outlive the process', () => {
  const { auth, platform } = setUp();
  const { refreshToken } = auth.login(ADA);
  const later = libraryPlatform();
  later.database.replace(platform.database.snapshot());
  expect(codeOf(() => later.auth.refresh(refreshToken))).toBe('accepted');
});

test('a password that was changed is the one to sign in with', () => {
  const { auth, platform } = setUp();
  platform.items('directus_users', admin).update([ADMIN], { password: 'other' });
  expect(codeOf(() => auth.login(ADA))).toMatch('401');
  expect(codeOf(() => auth.login({ ...ADA, password: 'other' }))).toBe('accepted');
});
