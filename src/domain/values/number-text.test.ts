import fc from 'fast-check';
import { isNumeric, numericValue, stepDecimal } from './number-text';

test('recognises the four numeric types', () => {
  expect((['integer', 'bigInteger', 'float', 'decimal'] as const).every(isNumeric)).toBe(true);
  expect((['string', 'boolean', 'csv'] as const).some(isNumeric)).toBe(false);
});

test.each<[string, number]>([
  [' 1.50 ', 1.5],
  ['1.500', 1.5],
  ['007', 7],
  ['100200', 100_200],
  ['.25', 0.25],
  ['-.5', -0.5],
  ['12.', 12],
  ['-0.5e2', -50],
  ['1e21', 1e21],
  ['1E+21', 1e21],
  ['25e-12', 2.5e-11],
])('%j is a number', (text, number) => {
  expect(numericValue(text)).toBe(number);
});

test('keeps digits that a double would lose as text', () => {
  for (const text of ['12345678901234567890', '0.12345678901234567890', '-90071992547409931e3', '1e999']) {
    expect(numericValue(text)).toBe(text);
  }
});

test('returns null for an empty text and undefined for invalid ones', () => {
  expect(numericValue(' ')).toBeNull();
  expect(['one', 'x1', '1x', '1,5', '1e', '.', '-', '0x10', 'Infinity'].map(numericValue)).toEqual(
    Array(9).fill(undefined),
  );
});

test('round-trips every printed double', () => {
  const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(fc.property(finite, (number) => expect(numericValue(String(number))).toBe(Number(String(number)))));
});

test('steps up and down', () => {
  expect(stepDecimal('1', 1, 1, {})).toBe('2');
  expect(stepDecimal('0', 1, -1, {})).toBe('-1');
  expect(stepDecimal('', 5, 1, {})).toBe('5');
});

test('steps decimals without rounding errors', () => {
  expect(stepDecimal('0.1', 0.2, 1, {})).toBe('0.3');
  expect(stepDecimal('-0.05', 0.01, 1, {})).toBe('-0.04');
  expect(stepDecimal('1.9', 0.1, 1, {})).toBe('2');
});

test('keeps digits beyond double precision', () => {
  expect(stepDecimal('90071992547409931234', 1, 1, {})).toBe('90071992547409931235');
});

test('stops at the ends of the range', () => {
  expect(stepDecimal('9', 5, 1, { max: 10 })).toBe('10');
  expect(stepDecimal('10', 5, 1, { max: 10 })).toBeNull();
  expect(stepDecimal('11', 5, 1, { max: 10 })).toBeNull();
  expect(stepDecimal('11', 5, -1, { max: 10 })).toBe('6');
  expect(stepDecimal('0', 1, -1, { min: 0 })).toBeNull();
});

test('returns null for invalid numbers', () => {
  expect(stepDecimal('-', 1, 1, {})).toBeNull();
  expect(stepDecimal('1e3', 1, 1, {})).toBeNull();
  expect(stepDecimal('1', 0, 1, {})).toBeNull();
});

test('returns to the start after one step and one back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.integer({ min: 1, max: 1000 }), (from, step) => {
      const up = stepDecimal(String(from), step, 1, {});
      expect(stepDecimal(up ?? '', step, -1, {})).toBe(String(from));
    }),
  );
});
