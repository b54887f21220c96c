import { projectContrast } from './project-contrast';

test.each([
  ['#000000', 21, true],
  ['#ffffff', 19.4, true],
  ['#1064a3', 6.2, true],
  ['#00c897', 8.9, true],
  ['#e0457b', 3.9, false],
])('the text on %s has a contrast of %s', (color, ratio, isEnough) => {
  expect(projectContrast(color)).toEqual({ ratio, isEnough });
});

test('a ratio is rounded down, so that what is not enough never shows as enough', () => {
  // 4.48:1 with white.
  expect(projectContrast('#777777')).toEqual({ ratio: 4.4, isEnough: false });
});

test.each([null, '', 'red;', '#12345'])('nothing is said of %s', (color) => {
  expect(projectContrast(color)).toBeNull();
});
