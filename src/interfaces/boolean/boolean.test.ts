import { isBooleanOrNull } from './boolean';

test('only yes, no and nothing are shown by a box', () => {
  expect([true, false, null].every(isBooleanOrNull)).toBe(true);
  expect(['true', 1, 0, {}, []].some(isBooleanOrNull)).toBe(false);
});
