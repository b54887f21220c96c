import fc from 'fast-check';
import { entryNotation, numericValue, printEntry } from '../../domain/values';
import { bigIntegerField, decimalField, floatField, loneField, stringField } from '../../../fixtures/builders';
import { normalizeOnBlur, characterLimit, stepForKey, normalizeInput, parseInput } from './input.rules';

const ENGLISH = entryNotation('en-US');
const nullable = loneField(stringField('title'));
const required = loneField(stringField('title', { required: true }));

test('parseInput returns big integers and decimals as typed, other numbers as numbers', () => {
  expect(parseInput('3.50', loneField(decimalField('price')), ENGLISH)).toBe('3.50');
  expect(parseInput('12', loneField(bigIntegerField('views')), ENGLISH)).toBe('12');
  expect(parseInput('3.50', loneField(floatField('ratio')), ENGLISH)).toBe(3.5);
});

test('parseInput returns null for an empty text where the column is nullable, and an empty text otherwise', () => {
  expect(parseInput('', nullable, ENGLISH)).toBeNull();
  expect(parseInput('', required, ENGLISH)).toBe('');
});

test('numericValue keeps every digit', () => {
  expect(numericValue('90071992547409931234', 'integer')).toBe('90071992547409931234');
  expect(numericValue('12.30', 'float')).toBe(12.3);
  expect(numericValue('-', 'float')).toBeUndefined();
  expect(numericValue('', 'float')).toBeNull();
});

test('the displayed text of a number parses to the same number', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()), (number) => {
      expect(Number(numericValue(printEntry(number, 'float', ENGLISH), 'float'))).toBe(Number(String(number)));
    }),
  );
});

test('numbers beyond the precision of a double keep all digits', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 2n ** 60n, max: 2n ** 90n }), (big) => {
      expect(BigInt(String(numericValue(String(big), 'integer')))).toBe(big);
    }),
  );
});

test('the slug option converts while typing and removes separators at the ends on blur', () => {
  expect(normalizeInput('Das Öl & ich', { slug: true }, false, 'de-DE')).toBe('das-oel-ich');
  expect(normalizeInput('Das Öl & ich', { slug: true }, false, 'sv-SE')).toBe('das-ol-ich');
  expect(normalizeInput('the-', { slug: true }, false, 'en-US')).toBe('the-');
  expect(normalizeInput('東京', { slug: true }, false, 'ja-JP')).toBeNull();
  expect(normalizeInput(' ', { slug: true }, false, 'en-US')).toBe('-');
  expect(normalizeInput('', { slug: true }, false, 'en-US')).toBe('');
  expect(normalizeOnBlur('the-', { slug: true }, false)).toBe('the');
  expect(normalizeInput('Das Öl', {}, false, 'en-US')).toBe('Das Öl');
});

test('the dbSafe option converts to a database name while typing', () => {
  expect(normalizeInput('2 Größe der Fläche!', { dbSafe: true }, false, 'en-US')).toBe('_groe_der_flache');
  expect(normalizeInput('Price', { dbSafe: true, slug: true }, false, 'en-US')).toBe('price');
  expect(normalizeInput('12', { dbSafe: true }, true, 'en-US')).toBe('12');
});

test('the trim option removes blanks at the ends of a text on blur, but not of a number', () => {
  expect(normalizeOnBlur('  a b ', { trim: true }, false)).toBe('a b');
  expect(normalizeOnBlur('  a b ', { trim: 'true' }, false)).toBe('  a b ');
  expect(normalizeOnBlur(' 1 ', { trim: true }, true)).toBe(' 1 ');
});

test('characterLimit prefers softLength over the length of the column', () => {
  const limited = loneField(stringField('title', { maxLength: 80 }));
  expect(characterLimit({}, limited)).toBe(80);
  expect(characterLimit({ softLength: 60 }, limited)).toBe(60);
  expect(characterLimit({ softLength: 'few' }, limited)).toBe(80);
});

test('stepForKey steps a number within its range, and returns null for other keys', () => {
  expect(stepForKey('ArrowUp', '1', {}, ENGLISH)).toBe('2');
  expect(stepForKey('ArrowDown', '1', { step: 0.25 }, ENGLISH)).toBe('0.75');
  expect(stepForKey('ArrowDown', '0', { min: 0 }, ENGLISH)).toBeNull();
  expect(stepForKey('Enter', '1', {}, ENGLISH)).toBeNull();
  expect(stepForKey('ArrowUp', '0,75', { step: 0.5 }, entryNotation('de-DE'))).toBe('1,25');
});
