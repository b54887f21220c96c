/** @jest-environment node */
import { userIdOfToken } from './tokens';

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: unknown): string => `${encoded({ alg: 'HS256' })}.${encoded(claims)}.signature`;

test('reads the user id of a token', () => {
  expect(userIdOfToken(tokenOf({ id: 'ines', exp: 1 }))).toBe('ines');
});

test('returns null for a token without a user id', () => {
  for (const token of ['', 'secret', 'a.b.c', tokenOf({}), tokenOf({ id: 7 }), tokenOf(['id'])])
    expect(userIdOfToken(token)).toBeNull();
});
