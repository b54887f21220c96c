import fc from 'fast-check';
import { steppedNumber } from './step-number';

test('a step goes up and down', () => {
  expect(steppedNumber('1', 1, 1, {})).toBe('2');
  expect(steppedNumber('0', 1, -1, {})).toBe('-1');
  expect(steppedNumber('', 5, 1, {})).toBe('5');
});

test('decimals do not drift', () => {
  expect(steppedNumber('0.1', 0.2, 1, {})).toBe('0.3');
  expect(steppedNumber('-0.05', 0.01, 1, {})).toBe('-0.04');
  expect(steppedNumber('1.9', 0.1, 1, {})).toBe('2');
});

test('digits beyond a double are kept', () => {
  expect(steppedNumber('90071992547409931234', 1, 1, {})).toBe('90071992547409931235');
});

test('the ends of the range stop it', () => {
  expect(steppedNumber('9', 5, 1, { max: 10 })).toBe('10');
  expect(steppedNumber('10', 5, 1, { max: 10 })).toBeNull();
  expect(steppedNumber('11', 5, 1, { max: 10 })).toBeNull();
  expect(steppedNumber('11', 5, -1, { max: 10 })).toBe('6');
  expect(steppedNumber('0', 1, -1, { min: 0 })).toBeNull();
});

test('what is no number goes nowhere', () => {
  expect(steppedNumber('-', 1, 1, {})).toBeNull();
  expect(steppedNumber('1e3', 1, 1, {})).toBeNull();
  expect(steppedNumber('1', 0, 1, {})).toBeNull();
});

test('a step and one back is where it began', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.integer({ min: 1, max: 1000 }), (from, step) => {
      const up = steppedNumber(String(from), step, 1, {});
      expect(steppedNumber(up ?? '', step, -1, {})).toBe(String(from));
    }),
  );
});
