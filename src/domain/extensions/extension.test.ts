import { isExtensionName } from '.';

test.each(['chart', 'my-layout', 'a', 'Report_2', '2d'])('%s is a valid name', (name) => {
  expect(isExtensionName(name)).toBe(true);
});

test.each([
  '',
  ' ',
  'empty folder',
  '../up',
  'a/b',
  'a.b',
  '-a',
  '_a',
  'é',
  'a"b',
  '<b>',
  'a%2f',
  'a\nb',
  'x'.repeat(65),
])('returns null for %j', (name) => {
  expect(isExtensionName(name)).toBe(false);
});
