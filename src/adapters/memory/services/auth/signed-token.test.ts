import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { NOON } from '../../../testing/library';
import { readToken, signToken } from './signed-token';

const SECRET = 'secret';
const SECOND = 1000;

const elsewhere = (header: object, claims: object, secret = SECRET): string => {
  const content = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

const HEADER = { alg: 'HS256', typ: 'JWT' };

test('signs as RFC 7519 does', () => {
  expect(signToken({ id: 'ünïd' }, SECRET)).toBe(elsewhere(HEADER, { id: 'ünïd' }));
});

test('reads signed claims with the same secret', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.string({ minLength: 1 }), (said, secret) => {
      const claims = JSON.parse(
        JSON.stringify(Object.fromEntries(Object.entries(said).filter(([key]) => key !== 'exp' && key !== 'nbf'))),
      ) as Record<string, string>;
      expect(readToken(signToken(claims, secret), secret, NOON)).toEqual({ kind: 'sound', claims });
      expect(readToken(signToken(claims, secret), `${secret}.`, NOON)).toEqual({ kind: 'unsound' });
    }),
  );
});

test.each([
  ['past its end', { exp: NOON / SECOND }, 'expired'],
  ['before its end', { exp: NOON / SECOND + 1 }, 'sound'],
  ['without an end', {}, 'sound'],
  ['before its beginning', { nbf: NOON / SECOND + 1 }, 'unsound'],
  ['after its beginning', { nbf: NOON / SECOND }, 'sound'],
  ['with an end that is none', { exp: 'tomorrow' }, 'unsound'],
  ['with a beginning that is none', { nbf: null }, 'unsound'],
])('a token %s', (_when, claims, kind) => {
  expect(readToken(elsewhere(HEADER, claims), SECRET, NOON).kind).toBe(kind);
});

test('a token without a signature or with another algorithm is invalid', () => {
  expect(readToken(elsewhere({ alg: 'none', typ: 'JWT' }, {}), SECRET, NOON).kind).toBe('unsound');
  expect(readToken(`${elsewhere(HEADER, {}).split('.').slice(0, 2).join('.')}.`, SECRET, NOON).kind).toBe('unsound');
});

test.each(['', 'static', 'a.b.c', 'x'.repeat(100_000)])('other text is no token', (token) => {
  expect(readToken(token, SECRET, NOON)).toEqual({ kind: 'none' });
});
