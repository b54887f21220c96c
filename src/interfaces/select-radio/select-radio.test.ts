import { isOtherValue } from './select-radio';

const CHOICES = [{ text: 'One', value: 1, icon: null }];

test('isOtherValue is true for a value that is none of the choices', () => {
  expect(isOtherValue(1, CHOICES, 'integer')).toBe(false);
  expect(isOtherValue('1', CHOICES, 'string')).toBe(true);
  expect(isOtherValue('1', CHOICES, 'bigInteger')).toBe(false);
  expect(isOtherValue(null, CHOICES, 'integer')).toBe(false);
});
