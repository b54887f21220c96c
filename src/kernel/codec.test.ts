import * as t from 'io-ts';
import { decodeOrNull, memberDecoder, nonEmptyText, orElse, withFallback } from './codec';

test('decodes a refused value into the fallback', () => {
  const size = withFallback(t.number, 'auto');
  expect([3, '3', undefined].map((value) => decodeOrNull(size, value))).toEqual([3, 'auto', 'auto']);
  expect([size.is(3), size.is('auto'), size.is('3')]).toEqual([true, true, false]);
});

test('decodes a missing value into the default and refuses an invalid one', () => {
  const size = orElse(t.number, 4);
  expect([3, null, undefined, '3'].map((value) => decodeOrNull(size, value))).toEqual([3, 4, 4, null]);
});

test('decodes members one by one, from any value', () => {
  const decode = memberDecoder({ name: withFallback(nonEmptyText, null), size: withFallback(t.number, 4) });
  expect(decode({ name: '', size: 3, extra: true })).toEqual({ name: null, size: 3 });
  for (const value of [null, 'text', ['text'], undefined]) expect(decode(value)).toEqual({ name: null, size: 4 });
});

test('throws for a member without a fallback', () => {
  expect(() => memberDecoder({ name: nonEmptyText })({})).toThrow(TypeError);
});
