import { equals } from './json';

test('equal data is equal whatever the order of its keys, and a missing key equals undefined', () => {
  expect(equals({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }], d: undefined })).toBe(true);
});

test.each([
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: [1] }, { a: [1, 1] }],
  [{ a: null }, {}],
  [{ a: {} }, { a: [] }],
  [[], {}],
  ['1', 1],
  [null, {}],
])('%j differs from %j', (one, other) => {
  expect([equals(one, other), equals(other, one)]).toEqual([false, false]);
});

test('compares data of any depth', () => {
  const deep = (end: number) => Array.from({ length: 100_000 }).reduce<unknown>((inner) => ({ _and: [inner] }), end);
  expect(equals(deep(1), deep(1))).toBe(true);
  expect(equals(deep(1), deep(2))).toBe(false);
});
