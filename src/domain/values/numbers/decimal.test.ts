import fc from 'fast-check';
import { compareDecimals, parseDecimal, type Decimal } from './decimal';

const decimal = (text: string): Decimal => {
  const parsed = parseDecimal(text);
  if (parsed === null) throw new Error(`${text} is no number`);
  return parsed;
};

const order = (one: string, other: string): number => Math.sign(compareDecimals(decimal(one), decimal(other)));

test('parses plain and scientific notation to the same number', () => {
  for (const text of ['350', '350.0', '+0350', '3.5e2', '3500e-1', ' .35E+3 ']) {
    expect(parseDecimal(text)).toEqual({ isNegative: false, digits: '35', point: 3 });
  }
  expect(parseDecimal('-0.0035')).toEqual({ isNegative: true, digits: '35', point: -2 });
});

test('zero has no sign and no digits', () => {
  for (const text of ['0', '-0', '0.00', '.0', '0.', '0e9']) {
    expect(parseDecimal(text)).toEqual({ isNegative: false, digits: '', point: 0 });
  }
});

test('returns null for a text that is no number', () => {
  for (const text of ['', ' ', '.', '-', '1e', 'e1', '1,5', '0x10', '1 2', '--1', 'NaN']) {
    expect(parseDecimal(text)).toBeNull();
  }
});

test.each([
  ['1', '2'],
  ['9', '10'],
  ['-10', '-9'],
  ['-1', '0'],
  ['0', '0.0001'],
  ['-0.2', '0.1'],
  ['12345678901234567890', '12345678901234567891'],
  ['0.1', '0.1000000000000000055'],
  ['9e9', '1e999999999999'],
])('%s is less than %s', (less, more) => {
  expect([order(less, more), order(more, less), order(less, less)]).toEqual([-1, 1, 0]);
});

test('compares scaled integers as their digits do', () => {
  const scaled = fc.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 10 }));
  fc.assert(
    fc.property(scaled, scaled, ([one, scale], [other, otherScale]) => {
      const [left, right] = [one * 10n ** BigInt(otherScale), other * 10n ** BigInt(scale)];
      expect(order(`${one}e-${scale}`, `${other}e-${otherScale}`)).toBe(left < right ? -1 : left > right ? 1 : 0);
    }),
  );
});
