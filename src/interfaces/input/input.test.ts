import fc from 'fast-check';
import { numericValue } from '../../domain/values';
import { loneField, stringField } from '../../../fixtures/builders';
import { normalizeOnBlur, characterLimit, valueToText, stepForKey, normalizeInput, parseInput } from './input.rules';

const nullable = loneField(stringField('title'));
const required = loneField(stringField('title', { required: true }));

test('an emptied text is null where the column allows it and stays text where it does not', () => {
  expect(parseInput('', nullable)).toBeNull();
  expect(parseInput('', required)).toBe('');
});

test('a number keeps every digit', () => {
  expect(numericValue('90071992547409931234')).toBe('90071992547409931234');
  expect(numericValue('12.30')).toBe(12.3);
  expect(numericValue('-')).toBeUndefined();
  expect(numericValue('')).toBeNull();
});

test('what is shown of a number means the same number when typed again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()), (number) => {
      expect(Number(numericValue(valueToText(number)))).toBe(Number(String(number)));
    }),
  );
});

test('digits beyond a double come back as they were typed', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 2n ** 60n, max: 2n ** 90n }), (big) => {
      expect(BigInt(String(numericValue(String(big))))).toBe(big);
    }),
  );
});

test('a slug is made while it is typed, and has no loose ends afterwards', () => {
  expect(normalizeInput('Das Öl & ich', { slug: true }, false)).toBe('das-ol-ich');
  expect(normalizeInput('the-', { slug: true }, false)).toBe('the-');
  expect(normalizeOnBlur('the-', { slug: true }, false)).toBe('the');
  expect(normalizeInput('Das Öl', {}, false)).toBe('Das Öl');
});

test('a name that databases take is made while it is typed', () => {
  expect(normalizeInput('2 Größe der Fläche!', { dbSafe: true }, false)).toBe('_groe_der_flache');
  expect(normalizeInput('Price', { dbSafe: true, slug: true }, false)).toBe('price');
  expect(normalizeInput('12', { dbSafe: true }, true)).toBe('12');
});

test('blanks at the ends go where that is asked for', () => {
  expect(normalizeOnBlur('  a b ', { trim: true }, false)).toBe('a b');
  expect(normalizeOnBlur('  a b ', { trim: 'true' }, false)).toBe('  a b ');
  expect(normalizeOnBlur(' 1 ', { trim: true }, true)).toBe(' 1 ');
});

test('the limit is the one of the options, else of the column', () => {
  const limited = loneField(stringField('title', { maxLength: 80 }));
  expect(characterLimit({}, limited)).toBe(80);
  expect(characterLimit({ softLength: 60 }, limited)).toBe(60);
  expect(characterLimit({ softLength: 'few' }, limited)).toBe(80);
});

test('arrow keys step a number within its range', () => {
  expect(stepForKey('ArrowUp', '1', {})).toBe('2');
  expect(stepForKey('ArrowDown', '1', { step: 0.25 })).toBe('0.75');
  expect(stepForKey('ArrowDown', '0', { min: 0 })).toBeNull();
  expect(stepForKey('Enter', '1', {})).toBeNull();
});
