import { lineText } from './short-text';

test.each([
  ['a text', 'a text'],
  [0, '0'],
  [null, 'null'],
  [{ a: [1] }, '{"a":[1]}'],
  ['x'.repeat(301), `${'x'.repeat(300)}…`],
])('%j', (value, text) => expect(lineText(value)).toBe(text));
