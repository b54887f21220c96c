/** @jest-environment node */
import fc from 'fast-check';
import { tokenClaims, tokenOwner } from './token-owner';

const tokenOf = (claims: unknown): string => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

test('a token tells whom it was given to', () => {
  expect(tokenOwner(tokenOf({ id: 'ines', exp: 1 }))).toBe('ines');
  expect(tokenOwner(tokenOf({ id: 'ÿ?>~ø' }))).toBe('ÿ?>~ø');
});

test('what names nobody has no owner', () => {
  for (const token of ['', 'secret', 'a.b', 'a..c', tokenOf({}), tokenOf({ id: 7 }), tokenOf(['id']), tokenOf(null)]) expect(tokenOwner(token)).toBeNull();
});

test('claims come back as they were signed', () => {
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.string()), (claims) => expect(tokenClaims(tokenOf(claims))).toEqual(claims)));
});

test('whatever text comes, there are claims or none', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(() => tokenClaims(`a.${text}.c`)).not.toThrow()));
  expect(tokenClaims(tokenOf({ id: 'x'.repeat(20_000) }))).toBeNull();
  expect(tokenClaims(`a.${btoa('\u00ff\u00fe')}.c`)).toBeNull();
});
