import fc from 'fast-check';
import { numericValue } from '../../domain/values';
import { loneField, stringField } from '../../../fixtures/builders';
import { shownText, typedValue } from './input.rules';

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
