import fc from 'fast-check';
import { numericValue } from '../../domain/values';
import { loneField, stringField } from '../../../fixtures/builders';
import { leftText, limitOf, shownText, stepOf, typedText, typedValue } from './input.rules';

const nullable = loneField(stringField('title'));
const required = loneField(stringField('title', { required: true }));

test('an emptied text is null where the column allows it and stays text where it does not', () => {
  expect(typedValue('', nullable)).toBeNull();
  expect(typedValue('', required)).toBe('');
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
      expect(Number(numericValue(shownText(number)))).toBe(Number(String(number)));
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
  expect(typedText('Das Öl & ich', { slug: true }, false)).toBe('das-ol-ich');
  expect(typedText('the-', { slug: true }, false)).toBe('the-');
  expect(leftText('the-', { slug: true }, false)).toBe('the');
  expect(typedText('Das Öl', {}, false)).toBe('Das Öl');
});

test('a name that databases take is made while it is typed', () => {
  expect(typedText('2 Größe der Fläche!', { dbSafe: true }, false)).toBe('_groe_der_flache');
  expect(typedText('Price', { dbSafe: true, slug: true }, false)).toBe('price');
  expect(typedText('12', { dbSafe: true }, true)).toBe('12');
});

test('blanks at the ends go where that is asked for', () => {
  expect(leftText('  a b ', { trim: true }, false)).toBe('a b');
  expect(leftText('  a b ', { trim: 'true' }, false)).toBe('  a b ');
  expect(leftText(' 1 ', { trim: true }, true)).toBe(' 1 ');
});

test('the limit is the one of the options, else of the column', () => {
  const limited = loneField(stringField('title', { maxLength: 80 }));
  expect(limitOf({}, limited)).toBe(80);
  expect(limitOf({ softLength: 60 }, limited)).toBe(60);
  expect(limitOf({ softLength: 'few' }, limited)).toBe(80);
});

test('arrow keys step a number within its range', () => {
  expect(stepOf('ArrowUp', '1', {})).toBe('2');
  expect(stepOf('ArrowDown', '1', { step: 0.25 })).toBe('0.75');
  expect(stepOf('ArrowDown', '0', { min: 0 })).toBeNull();
  expect(stepOf('Enter', '1', {})).toBeNull();
});
