import { fittingCount } from './use-fitting-chips';

test.each([
  [[100, 100, 100], 318, 3],
  [[100, 100, 100], 317, 2],
  [[100, 100, 100], 266, 2],
  [[100, 100, 100], 265, 1],
  [[100, 100, 100], 100, 0],
  [[100], 106, 1],
  [[], 0, 0],
])('of the chips %j in %d px, %d fit beside the button for the others', (widths, room, expected) => {
  expect(fittingCount(widths, room)).toBe(expected);
});
