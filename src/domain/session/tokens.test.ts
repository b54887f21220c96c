import fc from 'fast-check';
import { emailOfToken, renewalDelay, tabMessage, tokenClaims } from './tokens';

const DAY = 86_400_000;

test('renews a token ten seconds before expiry, at once when it is about to expire', () => {
  expect([60_000, 10_001, 10_000, 500, -1].map(renewalDelay)).toEqual([50_000, 1, 0, 0, 0]);
});

test('does not renew a token whose expiry exceeds a timer', () => {
  expect(renewalDelay(30 * DAY)).toBeNull();
  expect(renewalDelay(2_100_000_000)).toBe(2_099_990_000);
  expect(renewalDelay(2_100_000_001)).toBeNull();
});

test('a delay fits a timer and ends before the token', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 365 * DAY }), (expires) => {
      const delay = renewalDelay(expires) ?? 0;
      expect(delay).toBeLessThan(2 ** 31);
      expect(delay).toBeLessThan(expires);
    }),
  );
});

const part = (value: unknown): string => {
  const bytes = new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

const HEADER = { alg: 'HS256', typ: 'JWT' };

const token = (claims: unknown, header: unknown = HEADER): string => `${part(header)}.${part(claims)}.c2lnbmF0dXJl`;

test('reads the email of an invitation without its signature', () => {
  const invitation = token({ email: 'ines@northlight.example', scope: 'invite', iat: 1795239911, exp: 1795844711 });
  expect(emailOfToken(invitation)).toBe('ines@northlight.example');
  expect(tokenClaims(invitation)).toMatchObject({ scope: 'invite', exp: 1795844711 });
});

test('decodes characters beyond ASCII', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (email) =>
      expect(emailOfToken(token({ email }))).toBe(email),
    ),
  );
});

test.each([
  ['nothing', ''],
  ['no token', 'not-a-token'],
  ['dots', '...'],
  ['parts without content', 'a.b.c'],
  ['two parts', `${part(HEADER)}.${part({ email: 'a@x.example' })}`],
  ['four parts', `${token({ email: 'a@x.example' })}.d`],
  ['a header without an algorithm', token({ email: 'a@x.example' }, { typ: 'JWT' })],
  ['a header that inherits its algorithm', token({ email: 'a@x.example' }, '{"__proto__":{"alg":"HS256"}}')],
  ['a header that is a list', token({ email: 'a@x.example' }, ['alg'])],
  ['claims that are a list', token(['a@x.example'])],
  ['claims that are text', token('"a@x.example"')],
  ['claims that are null', token('null')],
  ['claims that are no JSON', token('{email')],
  ['claims that are no UTF-8', `${part(HEADER)}.${btoa('{"email":"\xff"}').replaceAll('=', '')}.c`],
  ['claims in characters of plain base64', `${part(HEADER)}.${btoa('{"email":"a@x.example"} ')}= .c`],
  ['claims with blanks', `${part(HEADER)}. ${part({ email: 'a@x.example' })}.c`],
  ['no address', token({ scope: 'invite' })],
  ['an empty email', token({ email: '' })],
  ['a number as email', token({ email: 5 })],
  ['an inherited email', token('{"__proto__":{"email":"a@x.example"}}')],
  ['a token above the maximum length', token({ email: 'a@x.example', padding: 'x'.repeat(10_000) })],
])('%s has no email', (_what, hostile) => {
  expect(emailOfToken(hostile)).toBeNull();
});

test('accepts a long token', () => {
  expect(emailOfToken(token({ email: 'a@x.example', padding: 'x'.repeat(5_000) }))).toBe('a@x.example');
});

test('never throws', () => {
  const noise = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String());
  fc.assert(fc.property(noise, noise, noise, (a, b, c) => expect(emailOfToken(`${a}.${b}.${c}`)).toBeNull()));
  fc.assert(fc.property(fc.jsonValue(), (claims) => void emailOfToken(token(claims))));
});

test('decodes messages of tabs', () => {
  const news = { kind: 'renewed', access_token: 'a', until: 1 } as const;
  expect(tabMessage(news)).toEqual(news);
  expect(tabMessage({ ...news, kind: 'signed-in', more: 1 })).toEqual({ ...news, kind: 'signed-in' });
  const signOut = { kind: 'signed-out', reason: 'sign-out', user: 'ann' } as const;
  expect(tabMessage(signOut)).toEqual(signOut);
  expect(tabMessage({ kind: 'signed-out', reason: 'session-expired' })).toEqual({
    kind: 'signed-out',
    reason: 'session-expired',
    user: null,
  });
});

test('returns null for anything else', () => {
  const noise = [
    null,
    undefined,
    'renewed',
    [],
    {},
    { kind: 'renewed' },
    { kind: 'renewed', access_token: 'a' },
    { kind: 'renewed', until: 1 },
  ];
  for (const source of [
    ...noise,
    { kind: 'signed-out' },
    { kind: 'signed-out', reason: 'boredom' },
    { kind: 'other', access_token: 'a', until: 1 },
  ]) {
    expect(tabMessage(source)).toBeNull();
  }
});
