import { isBooleanOrNull } from './boolean';

test('isBooleanOrNull accepts true, false and null only', () => {
  expect([true, false, null].every(isBooleanOrNull)).toBe(true);
  expect(['true', 1, 0, {}, []].some(isBooleanOrNull)).toBe(false);
});
