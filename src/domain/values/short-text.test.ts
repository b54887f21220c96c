import fc from 'fast-check';
import { abbreviate, fileSize, lineText } from './short-text';

test('formats bytes in decimal units with two decimals', () => {
  expect(fileSize(0)).toEqual({ amount: 0, unit: 'B' });
  expect(fileSize(999)).toEqual({ amount: 999, unit: 'B' });
  expect(fileSize(1234)).toEqual({ amount: 1.23, unit: 'kB' });
  expect(fileSize(999_999)).toEqual({ amount: 1, unit: 'MB' });
  expect(fileSize(5_500_000_000)).toEqual({ amount: 5.5, unit: 'GB' });
  expect(fileSize(7e18)).toEqual({ amount: 7000, unit: 'PB' });
  expect(fileSize(-1)).toEqual({ amount: 0, unit: 'B' });
  expect(fileSize(Number.NaN)).toEqual({ amount: 0, unit: 'B' });
});

test('abbreviates counts with K, M, B and T', () => {
  expect(
    [0, 999, 1000, 1500, 12_345, 999_949, 999_950, 2e9, 3.25e12, 5e15, -1500].map((count) =>
      abbreviate(count, 'en-US'),
    ),
  ).toEqual(['0', '999', '1K', '1.5K', '12.3K', '999.9K', '1M', '2B', '3.3T', '5000T', '-1.5K']);
});

test('abbreviates counts as the language does', () => {
  expect(abbreviate(1500, 'ja-JP')).toBe('1500');
  expect(abbreviate(25_000, 'ja-JP')).toBe('2.5万');
  expect(abbreviate(12, 'ar-SA')).toBe('١٢');
});

test('rounds to its decimals and never has four integer digits', () => {
  const FACTORS = { B: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, PB: 1e15 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (bytes) => {
      const { amount, unit } = fileSize(bytes);
      expect(Math.abs(amount - bytes / FACTORS[unit])).toBeLessThanOrEqual(0.0051);
      expect(amount).toBeLessThan(1000);
    }),
  );
});

test('never exceeds six characters', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999e12 }), (count) =>
      expect(abbreviate(count, 'en-US').length).toBeLessThanOrEqual(6),
    ),
  );
});

test.each([
  ['a text', 'a text'],
  [0, '0'],
  [null, 'null'],
  [{ a: [1] }, '{"a":[1]}'],
  ['x'.repeat(301), `${'x'.repeat(299)}…`],
  ['😀'.repeat(300), '😀'.repeat(300)],
  ['👨‍👩‍👧'.repeat(61), `${'👨‍👩‍👧'.repeat(59)}…`],
])('shows %j as one line', (value, text) => expect(lineText(value)).toBe(text));
