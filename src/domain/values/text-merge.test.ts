import fc from 'fast-check';
import { mergeTexts } from './text-merge';

const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('\n');

test.each([
  [
    'paragraphs that each side has changed',
    paragraphs('a', 'b', 'c'),
    paragraphs('A', 'b', 'c'),
    paragraphs('a', 'b', 'C'),
    paragraphs('A', 'b', 'C'),
  ],
  ['neighbouring paragraphs', paragraphs('a', 'b'), paragraphs('A', 'b'), paragraphs('a', 'B'), paragraphs('A', 'B')],
  [
    'a removed and an added paragraph',
    paragraphs('a', 'b', 'c'),
    paragraphs('b', 'c'),
    paragraphs('a', 'b', 'c', 'd'),
    '\n<p>b</p>\n<p>c</p>\n<p>d</p>',
  ],
  ['lines of a text', 'a\nb\nc', 'A\nb\nc', 'a\nb\nC', 'A\nb\nC'],
  ['the same change on both sides', 'a\nb\nc\nd', 'A\nb\nc\nd', 'A\nb\nc\nD', 'A\nb\nc\nD'],
])('merges %s', (_, base, mine, theirs, merged) => {
  const ours = mergeTexts(base, mine, theirs);
  expect(ours?.trim()).toBe(merged.trim());
  expect(mergeTexts(base, theirs, mine)).toBe(ours);
});

test.each([
  ['the same paragraph', paragraphs('a', 'b'), paragraphs('A', 'b'), paragraphs('Ä', 'b')],
  [
    'cells of one table',
    '<table><tr><td>a<td>b</table>',
    '<table><tr><td>A<td>b</table>',
    '<table><tr><td>a<td>B</table>',
  ],
  ['the same end', 'a\n', 'a\nb\n', 'a\nc\n'],
  ['a line that the other side has removed', 'a\nb\nc\n', 'a\nB\nc\n', 'a\nc\n'],
])('does not merge changes of %s', (_, base, mine, theirs) => {
  expect(mergeTexts(base, mine, theirs)).toBeNull();
});

const lines = fc.array(fc.constantFrom('a\n', 'b\n', '<p>c</p>', '<div><p>d</p></div>\n', 'e'), { maxLength: 8 });

test('one side alone is taken as it is', () => {
  fc.assert(
    fc.property(lines, lines, (base, mine) => {
      expect(mergeTexts(base.join(''), mine.join(''), base.join(''))).toBe(mine.join(''));
      expect(mergeTexts(base.join(''), base.join(''), mine.join(''))).toBe(mine.join(''));
      expect(mergeTexts(base.join(''), mine.join(''), mine.join(''))).toBe(mine.join(''));
    }),
  );
});

test('two texts without anything in common are not compared for long', () => {
  const text = (word: string): string => Array.from({ length: 5_000 }, (_, index) => `${word}${index}\n`).join('');
  expect(mergeTexts(text('a'), text('b'), text('c'))).toBeNull();
});
