import { isOtherValue } from './select-radio';

const CHOICES = [{ text: 'One', value: 1, icon: null }];

test('isOtherValue is true for a value that is none of the choices', () => {
  expect(isOtherValue(1, CHOICES)).toBe(false);
  expect(isOtherValue('1', CHOICES)).toBe(true);
  expect(isOtherValue(null, CHOICES)).toBe(false);
});
