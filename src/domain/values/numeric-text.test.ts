import fc from 'fast-check';
import { isNumeric, numericValue } from './numeric-text';

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
