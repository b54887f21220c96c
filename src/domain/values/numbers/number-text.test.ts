import fc from 'fast-check';
import { collection, integerField, manyToOne, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { fieldsOf, schemaOf } from '../../schema';
import { isLosslessNumber, isNumeric, isQuantity, isSameNumber, numericValue } from './number-text';

test('recognises the four numeric types', () => {
  expect((['integer', 'bigInteger', 'float', 'decimal'] as const).every(isNumeric)).toBe(true);
  expect((['string', 'boolean', 'csv'] as const).some(isNumeric)).toBe(false);
});

test('keys are no quantities', () => {
  const { collections, fields, relations } = world('w', [
    collection('authors', {}, [primaryKey()]),
    collection('articles', {}, [
      primaryKey(),
      integerField('words'),
      stringField('title'),
      manyToOne('author', { to: 'authors' }),
    ]),
  ]);
  const articles = fieldsOf(schemaOf(collections, fields, relations), 'articles');
  expect(articles.filter(isQuantity).map(({ field }) => field)).toEqual(['words']);
  expect(isQuantity({ type: 'decimal', schema: null })).toBe(true);
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
  expect(numericValue(text, 'float')).toBe(number);
});

test('keeps digits that a double would lose as text', () => {
  for (const text of ['12345678901234567890', '0.12345678901234567890', '-90071992547409931e3', '1e999']) {
    expect(numericValue(text, 'float')).toBe(text);
    expect(isLosslessNumber(text)).toBe(false);
  }
});

test('returns null for an empty text and undefined for invalid ones', () => {
  expect(numericValue(' ', 'decimal')).toBeNull();
  expect(
    ['one', 'x1', '1x', '1,5', '1e', '.', '-', '0x10', 'Infinity'].map((text) => numericValue(text, 'decimal')),
  ).toEqual(Array(9).fill(undefined));
});

test('round-trips every printed double', () => {
  const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(finite, (number) => expect(numericValue(String(number), 'float')).toBe(Number(String(number)))),
  );
});

test('decimals stay text as typed, without blanks', () => {
  for (const text of ['3.50', '007', '.25', '1e3', '0.1000000000000000055']) {
    expect(numericValue(` ${text} `, 'decimal')).toBe(text);
  }
});

test.each([
  ['12345678901234567890', '12345678901234567890'],
  ['-12', '-12'],
  ['12.', '12'],
  ['12.00', '12'],
  ['1.25e3', '1250'],
  ['-2e2', '-200'],
  ['0e5', '0'],
  ['1.5', '1.5'],
  ['5e-1', '5e-1'],
  ['1e101', '1e101'],
])('the big integer %s stays text: %s', (text, value) => {
  expect(numericValue(text, 'bigInteger')).toBe(value);
});

test('a big integer in any notation keeps its value', () => {
  const whole = fc.tuple(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.integer({ min: 0, max: 30 }));
  fc.assert(
    fc.property(whole, ([digits, exponent]) => {
      expect(numericValue(`${digits}e${exponent}`, 'bigInteger')).toBe(String(digits * 10n ** BigInt(exponent)));
    }),
  );
});

test('numbers are the same as number and as text, in any notation', () => {
  for (const [one, other] of [
    [3.5, '3.50'],
    ['3.5', '03.500'],
    [12, '12'],
    ['1e3', '1000.0'],
    [0, '-0.00'],
    [1e21, '1000000000000000000000'],
    ['90071992547409931234', '90071992547409931234.0'],
  ] as const) {
    expect(isSameNumber(one, other)).toBe(true);
    expect(isSameNumber(other, one)).toBe(true);
  }
  for (const [one, other] of [
    [3.5, '3.51'],
    ['12345678901234567890', '12345678901234567891'],
    ['0.1', '-0.1'],
    [0, null],
    [0, ''],
    [1, true],
    ['x', 'x'],
    [[1], [1]],
  ] as const) {
    expect(isSameNumber(one, other)).toBe(false);
    expect(isSameNumber(other, one)).toBe(false);
  }
});
