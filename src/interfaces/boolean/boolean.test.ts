import { isSwitch } from './boolean';

test('only yes, no and nothing are shown by a box', () => {
  expect([true, false, null].every(isSwitch)).toBe(true);
  expect(['true', 1, 0, {}, []].some(isSwitch)).toBe(false);
});
