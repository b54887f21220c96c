import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { NOON } from '../../../testing/library';
import { readToken, signToken } from './signed-token';

const SECRET = 'secret';
const SECOND = 1000;

const signedWithNode = (header: object, claims: object, secret = SECRET): string => {
  const content = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

const HEADER = { alg: 'HS256', typ: 'JWT' };

test('signs as RFC 7519 does', () => {
  expect(signToken({ id: 'ünïd' }, SECRET)).toBe(signedWithNode(HEADER, { id: 'ünïd' }));
});

test('reads signed claims with the same secret', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.string({ minLength: 1 }), (said, secret) => {
      const claims = JSON.parse(
        JSON.stringify(Object.fromEntries(Object.entries(said).filter(([key]) => key !== 'exp' && key !== 'nbf'))),
      ) as Record<string, string>;
      expect(readToken(signToken(claims, secret), secret, NOON)).toEqual({ kind: 'valid', claims });
      expect(readToken(signToken(claims, secret), `${secret}.`, NOON)).toEqual({ kind: 'invalid' });
    }),
  );
});

test.each([
  ['after its expiry', { exp: NOON / SECOND }, 'expired'],
  ['before its expiry', { exp: NOON / SECOND + 1 }, 'valid'],
  ['without an expiry', {}, 'valid'],
  ['before its start', { nbf: NOON / SECOND + 1 }, 'invalid'],
  ['after its start', { nbf: NOON / SECOND }, 'valid'],
  ['with an expiry that is no number', { exp: 'tomorrow' }, 'invalid'],
  ['with a start that is no number', { nbf: null }, 'invalid'],
])('checks a token %s', (_when, claims, kind) => {
  expect(readToken(signedWithNode(HEADER, claims), SECRET, NOON).kind).toBe(kind);
});

test('a token without a signature or with another algorithm is invalid', () => {
  expect(readToken(signedWithNode({ alg: 'none', typ: 'JWT' }, {}), SECRET, NOON).kind).toBe('invalid');
  expect(readToken(`${signedWithNode(HEADER, {}).split('.').slice(0, 2).join('.')}.`, SECRET, NOON).kind).toBe(
    'invalid',
  );
});

test.each(['', 'static', 'a.b.c', 'x'.repeat(100_000)])('other text is no token', (token) => {
  expect(readToken(token, SECRET, NOON)).toEqual({ kind: 'none' });
});
