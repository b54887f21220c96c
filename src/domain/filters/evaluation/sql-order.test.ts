import fc from 'fast-check';
import type { Json } from '../../../kernel';
import { compareValues, instantOf, scalarOf } from './sql-order';

const sorted = (values: readonly Json[]): readonly Json[] => [...values].sort(compareValues);

test('sorts nulls first and upper case before lower', () => {
  expect(sorted(['b', null, 'B', '10', ''])).toEqual([null, '', '10', 'B', 'b']);
  expect(sorted([3, null, true, -1])).toEqual([null, -1, true, 3]);
  expect(compareValues(null, null)).toBe(0);
  expect([compareValues(null, 0), compareValues(0, null)]).toEqual([-1, 1]);
});

test('compares numeric text as a number and other text by code unit', () => {
  expect([compareValues('05.0', 5), compareValues(5, '05.0'), compareValues('abc', 5), compareValues('1x', 5)]).toEqual(
    [0, 0, 1, -1],
  );
  for (const text of [' 5 ', '+5', '5.', '5e0', '0.5E+1', '50e-1', '.50e01']) expect(compareValues(text, 5)).toBe(0);
  for (const text of ['x5', '5x', '+', '.', 'e5', '5e', '--5']) expect(compareValues(text, 5)).not.toBe(0);
});

test('compares numbers exactly that a double does not hold', () => {
  const [less, more] = ['12345678901234567890', '12345678901234567891'];
  expect([compareValues(less, more), compareValues(more, less), compareValues(less, `${less}.0`)]).toEqual([-1, 1, 0]);
  expect([compareValues('9007199254740993', less), compareValues(less, 12), compareValues(12, less)]).toEqual([
    -1, 1, -1,
  ]);
  expect([
    compareValues(9_007_199_254_740_992, '9007199254740993'),
    compareValues('0.1000000000000000055', 0.1),
  ]).toEqual([-1, 1]);
  expect(compareValues('9', '10')).toBe(1);
});

test('compares dates by instant', () => {
  expect(compareValues('2026-01-01T01:00:00+01:00', '2026-01-01')).toBe(0);
  expect(compareValues('2026-01-01T00:00', '2026-01-01 00:00:01')).toBe(-1);
  expect(compareValues('2026-01-01', 'soon')).toBe(-1);
  for (const text of [
    '2026-13-45',
    'x',
    '2026-1-1',
    'x2026-01-01',
    '2026-01-01x',
    '2026-01-01T1:00',
    '2026-01-01T10:00+1',
    '2026-01-01Z',
  ]) {
    expect(instantOf(text)).toBeNull();
  }
  expect(instantOf('2026-01-01T10:00:00.5-0230')).toBe(Date.UTC(2026, 0, 1, 12, 30, 0, 500));
  expect(instantOf('2026-01-01 10:00Z')).toBe(Date.UTC(2026, 0, 1, 10));
});

test('compares objects and lists as text', () => {
  expect([true, false, ['a', 1], [{ a: 1 }], { a: 1 }].map((value) => scalarOf(value))).toEqual([
    1,
    0,
    'a,1',
    '[{"a":1}]',
    '{"a":1}',
  ]);
});

test('the order is antisymmetric', () => {
  const column = (value: fc.Arbitrary<Json>) =>
    fc.tuple(fc.oneof(value, fc.constant(null)), fc.oneof(value, fc.constant(null)));
  fc.assert(
    fc.property(fc.oneof(column(fc.oneof(fc.integer(), fc.boolean())), column(fc.string())), ([a, b]) =>
      expect(compareValues(a, b) + compareValues(b, a)).toBe(0),
    ),
  );
});
