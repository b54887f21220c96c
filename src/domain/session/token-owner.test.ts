/** @jest-environment node */
import { userIdOfToken } from './tokens';

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: unknown): string => `${encoded({ alg: 'HS256' })}.${encoded(claims)}.signature`;

test('a token tells whom it was given to', () => {
  expect(userIdOfToken(tokenOf({ id: 'ines', exp: 1 }))).toBe('ines');
});

test('what names nobody has no owner', () => {
  for (const token of ['', 'secret', 'a.b.c', tokenOf({}), tokenOf({ id: 7 }), tokenOf(['id'])])
    expect(userIdOfToken(token)).toBeNull();
});
