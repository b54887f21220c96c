import fc from 'fast-check';
import { isNumeric, numericValue, stepDecimal } from './number-text';

test('four types hold numbers', () => {
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

test('digits that a double would lose stay as text', () => {
  for (const text of ['12345678901234567890', '0.12345678901234567890', '-90071992547409931e3', '1e999']) {
    expect(numericValue(text)).toBe(text);
  }
});

test('an empty text is null, what is no number undefined', () => {
  expect(numericValue(' ')).toBeNull();
  expect(['one', 'x1', '1x', '1,5', '1e', '.', '-', '0x10', 'Infinity'].map(numericValue)).toEqual(
    Array(9).fill(undefined),
  );
});

test('whatever a double prints is that double again', () => {
  const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(fc.property(finite, (number) => expect(numericValue(String(number))).toBe(Number(String(number)))));
});

test('a step goes up and down', () => {
  expect(stepDecimal('1', 1, 1, {})).toBe('2');
  expect(stepDecimal('0', 1, -1, {})).toBe('-1');
  expect(stepDecimal('', 5, 1, {})).toBe('5');
});

test('decimals do not drift', () => {
  expect(stepDecimal('0.1', 0.2, 1, {})).toBe('0.3');
  expect(stepDecimal('-0.05', 0.01, 1, {})).toBe('-0.04');
  expect(stepDecimal('1.9', 0.1, 1, {})).toBe('2');
});

test('digits beyond a double are kept', () => {
  expect(stepDecimal('90071992547409931234', 1, 1, {})).toBe('90071992547409931235');
});

test('the ends of the range stop it', () => {
  expect(stepDecimal('9', 5, 1, { max: 10 })).toBe('10');
  expect(stepDecimal('10', 5, 1, { max: 10 })).toBeNull();
  expect(stepDecimal('11', 5, 1, { max: 10 })).toBeNull();
  expect(stepDecimal('11', 5, -1, { max: 10 })).toBe('6');
  expect(stepDecimal('0', 1, -1, { min: 0 })).toBeNull();
});

test('what is no number goes nowhere', () => {
  expect(stepDecimal('-', 1, 1, {})).toBeNull();
  expect(stepDecimal('1e3', 1, 1, {})).toBeNull();
  expect(stepDecimal('1', 0, 1, {})).toBeNull();
});

test('a step and one back is where it began', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.integer({ min: 1, max: 1000 }), (from, step) => {
      const up = stepDecimal(String(from), step, 1, {});
      expect(stepDecimal(up ?? '', step, -1, {})).toBe(String(from));
    }),
  );
});
