import { isOtherValue } from './select-radio';

const CHOICES = [{ text: 'One', value: 1, icon: null }];

test('a value that is none of the choices is an other one', () => {
  expect(isOtherValue(1, CHOICES)).toBe(false);
  expect(isOtherValue('1', CHOICES)).toBe(true);
  expect(isOtherValue(null, CHOICES)).toBe(false);
});
