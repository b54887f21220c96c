import { isRight } from 'fp-ts/Either';
import fc from 'fast-check';
import * as t from 'io-ts';
import {
  decodeJsonText,
  decodeOrNull,
  jsonList,
  memberDecoder,
  nonEmptyText,
  orElse,
  ownMembers,
  totalDecoder,
  validEntries,
  validMembers,
  withFallback,
} from './codec';

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

test('throws when a total decoder has a codec that refuses a value', () => {
  expect(totalDecoder(withFallback(t.number, 4))('x')).toBe(4);
  expect(() => totalDecoder(t.number)('x')).toThrow(TypeError);
});

test('keeps the valid entries of a list in their order', () => {
  const decode = totalDecoder(validEntries(orElse(nonEmptyText, 'none')));
  expect(decode(['a', '', 7, null, ['b'], 'c'])).toEqual(['a', 'none', 'c']);
  for (const value of [null, undefined, 'text', 7, {}, { length: 1, 0: 'a' }]) expect(decode(value)).toEqual([]);
  expect(decode(Array.from({ length: 200_000 }, () => 'a'))).toHaveLength(200_000);
  const list = validEntries(t.number);
  expect([list.is([1]), list.is([1, '2']), list.is({})]).toEqual([true, false, false]);
});

test('keeps the valid own members of an object', () => {
  const decode = totalDecoder(validMembers(t.string));
  expect(decode({ a: 'x', b: 7, c: null, d: {} })).toEqual({ a: 'x' });
  for (const value of [null, undefined, 'text', 7, ['a']]) expect(decode(value)).toEqual({});
  expect(decode(Object.create({ inherited: 'x' }))).toEqual({});
  const hostile = decode(JSON.parse('{"__proto__":"x","constructor":"y"}'));
  expect([Object.keys(hostile), Object.getPrototypeOf(hostile)]).toEqual([
    ['__proto__', 'constructor'],
    Object.prototype,
  ]);
  const members = validMembers(t.number);
  expect([members.is({ a: 1 }), members.is({ a: '1' }), members.is([1])]).toEqual([true, false, false]);
});

test('decodes a JSON text, and refuses other text and other values', () => {
  expect(['[1]', '{}', '[', ''].map((text) => decodeJsonText(jsonList, text))).toEqual([[1], null, null, null]);
});

test('reads own members only', () => {
  const codec = ownMembers({ name: withFallback(nonEmptyText, null), size: t.number }, 'thing');
  const hostile: unknown = JSON.parse('{"__proto__":{"name":"inherited","size":3},"constructor":1}');
  expect(decodeOrNull(codec, hostile)).toBeNull();
  expect(decodeOrNull(codec, Object.create({ size: 3 }))).toBeNull();
  expect(decodeOrNull(codec, { size: 3, extra: true })).toEqual({ name: null, size: 3 });
  for (const value of [null, 'text', 7, [], undefined]) expect(decodeOrNull(codec, value)).toBeNull();
  expect([codec.name, codec.is({ name: null, size: 3 })]).toEqual(['thing', true]);
  expect(memberDecoder({ size: withFallback(t.number, 4) })(hostile)).toEqual({ size: 4 });
});

describe('ownMembers', () => {
  const inner = { type: t.string, size: orElse(t.number, 0) };
  const outer = (column: t.Mixed) => ({
    name: t.string,
    hidden: orElse(t.boolean, false),
    column: t.union([column, t.null]),
  });
  const fast = t.array(ownMembers(outer(ownMembers(inner, 'column')), 'field'));
  const strict = t.array(t.strict(outer(t.strict(inner, 'column')), 'field'));

  const resultOf = (codec: t.Mixed, value: unknown) => {
    const decoded = codec.decode(value);
    if (isRight(decoded)) return decoded.right as unknown;
    return decoded.left.map(({ context }) => context.map(({ key, type }) => [key, type.name]));
  };

  const anything = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant([]));
  const column = fc.oneof(
    anything,
    fc.record(
      { type: fc.oneof(fc.string(), fc.string(), anything), size: fc.option(fc.integer()), extra: anything },
      { requiredKeys: [] },
    ),
  );
  const field = fc.oneof(
    anything,
    fc.record({ name: fc.string(), column: fc.option(fc.record({ type: fc.string() })), more: anything }),
    fc.record({ name: anything, hidden: anything, column, more: anything }, { requiredKeys: [] }),
  );

  it('decodes as t.strict does, with the same errors', () => {
    fc.assert(
      fc.property(fc.array(field), (fields) => expect(resultOf(fast, fields)).toEqual(resultOf(strict, fields))),
    );
  });

  it('encodes and validates as t.strict does', () => {
    const value = { name: 'size', hidden: true, column: { type: 'integer', size: 0 } };
    expect(fast.encode([value])).toEqual(strict.encode([value]));
    expect([fast.is([value]), fast.is([{ name: 1 }]), fast.is(null)]).toEqual([true, false, false]);
  });
});
