import { lineBreakOf } from './code.rules';

test('lineBreakOf returns CR LF only where every line ends with it', () => {
  expect(lineBreakOf('a\r\nb\r\n')).toBe('\r\n');
  expect(lineBreakOf('a\r\nb\nc')).toBe('\n');
  expect(lineBreakOf('a\r\nb\rc')).toBe('\n');
  expect(lineBreakOf('a\rb')).toBe('\n');
  expect(lineBreakOf('')).toBe('\n');
});
