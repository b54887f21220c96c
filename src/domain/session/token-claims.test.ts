import fc from 'fast-check';
import { emailOfToken, tokenClaims } from './token-claims';

const part = (value: unknown): string => {
  const bytes = new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

const HEADER = { alg: 'HS256', typ: 'JWT' };

const token = (claims: unknown, header: unknown = HEADER): string => `${part(header)}.${part(claims)}.c2lnbmF0dXJl`;

test('the address of an invitation is read without looking at the signature', () => {
  const invitation = token({ email: 'ines@northlight.example', scope: 'invite', iat: 1795239911, exp: 1795844711 });
  expect(emailOfToken(invitation)).toBe('ines@northlight.example');
  expect(tokenClaims(invitation)).toMatchObject({ scope: 'invite', exp: 1795844711 });
});

test('letters beyond ASCII survive', () => {
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
  ['parts that say nothing', 'a.b.c'],
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
  ['claims with blanks between', `${part(HEADER)}. ${part({ email: 'a@x.example' })}.c`],
  ['no address', token({ scope: 'invite' })],
  ['an empty address', token({ email: '' })],
  ['a number for an address', token({ email: 5 })],
  ['an address it inherits', token('{"__proto__":{"email":"a@x.example"}}')],
  ['more than anybody would send', token({ email: 'a@x.example', padding: 'x'.repeat(10_000) })],
])('%s names nobody', (_what, hostile) => {
  expect(emailOfToken(hostile)).toBeNull();
});

test('a long token may still be one', () => {
  expect(emailOfToken(token({ email: 'a@x.example', padding: 'x'.repeat(5_000) }))).toBe('a@x.example');
});

test('whatever is in the address bar, nothing is thrown', () => {
  const noise = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String());
  fc.assert(fc.property(noise, noise, noise, (a, b, c) => expect(emailOfToken(`${a}.${b}.${c}`)).toBeNull()));
  fc.assert(fc.property(fc.jsonValue(), (claims) => void emailOfToken(token(claims))));
});
