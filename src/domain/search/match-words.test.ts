import fc from 'fast-check';
import { matchesOf, textScore, titleExcerpt, wordsOf } from './match-words';

const marked = (text: string, title: string): string =>
  matchesOf(wordsOf(text), title).reduceRight(
    (shown, [start, end]) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    title,
  );

test.each([
  ['art', 'The art of cartography', 'The [art] of c[art]ography'],
  ['cafe', 'Au Café', 'Au [Café]'],
  ['cafe', 'Au Cafe\u0301s', 'Au [Cafe\u0301]s'],
  ['é', 'Eve', '[E]v[e]'],
  ['fer ferry', 'Ferry', '[Ferry]'],
  ['FERRY', 'Car ferries, ferry', 'Car ferries, [ferry]'],
  ['ab bc', 'xabcx', 'x[abc]x'],
  ['i', 'İstanbul', '[İ]stanbul'],
  ['<b>', 'a <b>c</b>', 'a [<b>]c</b>'],
  ['none', 'Title', 'Title'],
  ['', 'Title', 'Title'],
])('%j marks %j as %j', (text, title, expected) => {
  expect(marked(text, title)).toBe(expected);
});

test('every mark lies within the title, in order and without overlaps', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 4 }), (title, text) => {
      let end = 0;
      for (const [from, to] of matchesOf(wordsOf(text), title)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(title.length);
    }),
  );
});

test('a title without a match has no score, and one that begins with the word the highest', () => {
  const scores = ['Articles', 'New articles', 'Particles', 'Tags'].map((title) => textScore(['art'], title));
  expect(scores).toEqual([5, 4, 3, 0]);
  expect(textScore(['art'], 'Tags', 'articles')).toBe(2);
});

test('a title is one line; of a long one the part around the first match is shown', () => {
  expect(titleExcerpt(['x'], ' a\n  b ')).toBe('a b');
  const long = `${'word '.repeat(60)}ferry ${'word '.repeat(60)}`;
  const excerpt = titleExcerpt(['ferry'], long);
  expect(excerpt).toContain('ferry');
  expect(excerpt).toMatch(/^….*…$/);
  expect(excerpt.length).toBeLessThanOrEqual(122);
  expect(titleExcerpt(['word'], long)).toMatch(/^word.*…$/);
  expect(titleExcerpt([], '😀'.repeat(100))).toBe('😀'.repeat(100));
  const families = '👨‍👩‍👧'.repeat(40);
  expect(titleExcerpt(['ferry'], `${families}ferry${families}`)).toMatch(/^…(?:👨‍👩‍👧)+ferry(?:👨‍👩‍👧)+…$/u);
});
