import { emailOfToken } from '../../../../domain/session';
import { admin, editor, errorOf, libraryPlatform, staff } from '../../../testing/library';
import { PUBLIC } from '../../accountability';
import { signToken } from '../auth/signed-token';

const SECRET = 'a twin has nothing to hide';
const ROLE = '11111111-2222-4333-8444-555555555555';
const FORBIDDEN = "403 FORBIDDEN You don't have permission to access this.";

const setUp = () => {
  const platform = libraryPlatform();
  platform.items('directus_roles', admin).create([{ id: ROLE, name: 'Guests' }]);
  const row = (email: string) => platform.database.rows('directus_users').find((user) => user['email'] === email);
  return {
    platform,
    row,
    invite: (payload: object, who = admin) => errorOf(() => platform.invitations(who).invite({ ...payload })),
  };
};

const tokenIn = (link = ''): string => new URL(link, 'http://x.example').searchParams.get('token') ?? '';

test('creates an invited user for each address and mails a link with the address in its token', () => {
  const { platform, row, invite } = setUp();
  expect(invite({ email: ['a@example.com', 'B@example.com'], role: ROLE })).toBe('accepted');
  expect(row('B@example.com')).toMatchObject({ status: 'invited', role: ROLE, password: null });
  const { mails } = platform.outbox;
  expect(mails.map(({ to, about }) => [to, about])).toEqual([
    ['a@example.com', 'invitation'],
    ['B@example.com', 'invitation'],
  ]);
  expect(mails.map(({ link }) => emailOfToken(tokenIn(link)))).toEqual(['a@example.com', 'B@example.com']);
  expect(mails[0]?.link).toMatch(/^\/admin\/accept-invite\?token=/);
});

test('accepts a single address, rejects none', () => {
  const { invite, row } = setUp();
  expect(invite({ email: 'a@example.com', role: ROLE })).toBe('accepted');
  expect(row('a@example.com')?.['status']).toBe('invited');
  expect(invite({ email: [], role: ROLE })).toBe('accepted');
});

test('rejects a known address and all others with it, after earlier mails were sent', () => {
  const { platform, row, invite } = setUp();
  expect(invite({ email: ['a@example.com', 'ed@example.com', 'b@example.com'], role: ROLE })).toBe(
    '400 RECORD_NOT_UNIQUE Field "email" has to be unique.',
  );
  expect([row('a@example.com'), row('b@example.com')]).toEqual([undefined, undefined]);
  expect(platform.outbox.mails.map(({ to }) => to)).toEqual(['a@example.com']);
});

test.each([
  [{}, '"email" is required'],
  [{ email: 'a@example.com' }, '"role" is required'],
  [{ email: '', role: ROLE }, '"email" is not allowed to be empty'],
  [{ email: 'nope', role: ROLE }, '"email" must be a valid email'],
  [{ email: ['a@example.com', 'nope'], role: ROLE }, '"email[1]" must be a valid email'],
  [{ email: [5], role: ROLE }, '"email[0]" must be a string'],
  [{ email: 5, role: ROLE }, '"email" must be one of [string, array]'],
  [{ email: 'a@example.com', role: null }, '"role" must be a string'],
  [{ email: 'a@example.com', role: 'guests' }, '"role" must be a valid GUID'],
  [{ email: 'a@example.com', role: ROLE, more: 1 }, '"more" is not allowed'],
  [
    { email: 'a@example.com', role: ROLE, invite_url: 'http://evil.example' },
    `Url "http://evil.example" can't be used to invite users.`,
  ],
])('rejects the invitation %j', (payload, message) => {
  expect(setUp().invite(payload)).toBe(`400 INVALID_PAYLOAD ${message}`);
});

test('rejects a missing role', () => {
  expect(setUp().invite({ email: 'a@example.com', role: ROLE.replaceAll('1', '9') })).toBe(
    '400 INVALID_FOREIGN_KEY Invalid foreign key.',
  );
});

test.each([
  ['the public', PUBLIC],
  ['a user without app access', staff],
  ['an editor without the permission', editor],
])('%s invites no user', (_who, who) => {
  const { platform, invite } = setUp();
  expect(invite({ email: 'a@example.com', role: ROLE }, who)).toBe(FORBIDDEN);
  expect(platform.outbox.mails).toEqual([]);
});

test('an invited user accepts once, with a new password, and gets the role of the invitation', () => {
  const { platform, row, invite } = setUp();
  invite({ email: 'a@example.com', role: ROLE });
  const token = tokenIn(platform.outbox.mails[0]?.link);
  const accept = (password: string): string => errorOf(() => platform.invitations(PUBLIC).accept({ token, password }));
  expect(accept('mine')).toBe('accepted');
  expect(row('a@example.com')).toMatchObject({ status: 'active', role: ROLE });
  expect(errorOf(() => platform.auth.login({ email: 'a@example.com', password: 'mine' }))).toBe('accepted');
  expect(accept('again')).toBe("400 INVALID_PAYLOAD Email address a@example.com hasn't been invited.");
});

test.each([
  [{}, '400 INVALID_PAYLOAD "token" is required'],
  [{ token: 'x' }, '400 INVALID_PAYLOAD "password" is required'],
  [{ token: 5, password: 'x' }, '400 INVALID_PAYLOAD "token" must be a string'],
  [{ token: 'x', password: '' }, '400 INVALID_PAYLOAD "password" is not allowed to be empty'],
  [{ token: 'x', password: 'x', more: 1 }, '400 INVALID_PAYLOAD "more" is not allowed'],
  [{ token: 'not-a-token', password: 'x' }, '500 INTERNAL_SERVER_ERROR An unexpected error occurred.'],
  [
    { token: signToken({ email: 'a@example.com', scope: 'invite', exp: 1 }, SECRET), password: 'x' },
    '500 INTERNAL_SERVER_ERROR An unexpected error occurred.',
  ],
  [{ token: signToken({ email: 'a@example.com', scope: 'password-reset' }, SECRET), password: 'x' }, FORBIDDEN],
  [
    { token: signToken({ email: 'ed@example.com', scope: 'invite' }, SECRET), password: 'x' },
    "400 INVALID_PAYLOAD Email address ed@example.com hasn't been invited.",
  ],
])('rejects accepting with %j', (payload, answer) => {
  expect(errorOf(() => setUp().platform.invitations(PUBLIC).accept(payload))).toBe(answer);
});
