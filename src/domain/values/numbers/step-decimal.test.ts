import fc from 'fast-check';
import { stepDecimal } from './step-decimal';

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
  expect(stepDecimal('3', 5, -1, { min: 0 })).toBe('0');
  expect(stepDecimal('7', 5, -1, { min: 0 })).toBe('2');
  expect(stepDecimal('3', 5, 1, { max: 10 })).toBe('8');
});

test('a step that ends inside the range is whole', () => {
  expect(stepDecimal('5', 2, 1, { max: 10 })).toBe('7');
  expect(stepDecimal('5', 2, -1, { min: 0.5 })).toBe('3');
  expect(stepDecimal('5', 7, -1, { min: 0.5 })).toBe('0.5');
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
