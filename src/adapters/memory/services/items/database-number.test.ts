import fc from 'fast-check';
import { bigIntegerField, columnField, decimalField, loneField } from '../../../../../fixtures/builders';
import { databaseNumber, roundToScale } from './database-number';

const price = loneField(decimalField('price'));
const stock = loneField(bigIntegerField('stock'));

test.each([
  ['3.5', '3.50'],
  ['3.504', '3.50'],
  ['3.505', '3.51'],
  ['-3.505', '-3.51'],
  ['9.999', '10.00'],
  ['0.004', '0.00'],
  ['0.005', '0.01'],
  ['-0.001', '0.00'],
  ['1e-9', '0.00'],
  ['1.2e3', '1200.00'],
  ['007', '7.00'],
  ['12345678901234567890.1', '12345678901234567890.10'],
])('rounds %s to two decimals: %s', (text, rounded) => {
  expect(roundToScale(text, 2)).toBe(rounded);
});

test('rounding keeps a number of that scale, and is at most half a unit off', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), (thousandths) => {
      const rounded = roundToScale(`${thousandths}e-3`, 2);
      const units = BigInt(rounded.replace('.', ''));
      const distance = units * 10n - thousandths;
      expect(distance >= -5n && distance <= 5n).toBe(true);
      expect(roundToScale(rounded, 2)).toBe(rounded);
    }),
  );
});

test('as text, decimals have the scale of the column and big integers none', () => {
  expect(databaseNumber(price, 3.5, 'text')).toBe('3.50');
  expect(databaseNumber(stock, '12.5', 'text')).toBe('13');
  expect(databaseNumber(stock, '12345678901234567890', 'text')).toBe('12345678901234567890');
  expect(databaseNumber(loneField(columnField('ratio', 'decimal', {})), ' 0.1230 ', 'text')).toBe('0.1230');
});

test('as numbers, they are not rounded to the scale, and lose what a double does not hold', () => {
  expect(databaseNumber(price, '3.505', 'number')).toBe(3.505);
  expect(databaseNumber(stock, '9007199254740993', 'number')).toBe(9007199254740992);
  expect(databaseNumber(stock, '1e999', 'number')).toBe('1e999');
});

test('values that are no numbers are left to the column', () => {
  for (const value of ['', 'x', null, true, [1], { a: 1 }])
    expect(databaseNumber(price, value, 'text')).toBeUndefined();
});
