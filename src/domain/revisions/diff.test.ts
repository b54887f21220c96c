import fc from 'fast-check';
import type { Json } from '../../kernel';
import { type DiffPart, diffValues, editScript } from './diff';

const textWithout = (parts: readonly DiffPart[], without: DiffPart['kind']): string =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

test('replaces up to 25 characters as a whole and diffs longer texts by word', () => {
  expect(diffValues('draft', 'published')).toEqual([
    { kind: 'removed', text: 'draft' },
    { kind: 'added', text: 'published' },
  ]);
  expect(diffValues('the quick brown fox jumps over it', 'the slow brown fox jumps over him')).toEqual([
    { kind: 'same', text: 'the ' },
    { kind: 'removed', text: 'quick' },
    { kind: 'added', text: 'slow' },
    { kind: 'same', text: ' brown fox jumps over ' },
    { kind: 'removed', text: 'it' },
    { kind: 'added', text: 'him' },
  ]);
  expect(diffValues('a'.repeat(25), 'b')).toHaveLength(2);
  expect(diffValues('a b c d e f g h i j k l m', 'a b c d e f g h i j k l x')).toHaveLength(2);
  expect(diffValues('a b c d e f g h i j k l mn', 'a')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: ' b c d e f g h i j k l mn' },
  ]);
});

test('converts other values to text and drops empty parts', () => {
  expect(diffValues(null, 3)).toEqual([{ kind: 'added', text: '3' }]);
  expect(diffValues(true, null)).toEqual([{ kind: 'removed', text: 'true' }]);
  expect(diffValues(null, null)).toEqual([]);
  expect(diffValues('x', 'x')).toEqual([{ kind: 'same', text: 'x' }]);
  expect(textWithout(diffValues({ a: 1, b: 'a long text, longer than 25' }, { a: 1 }), 'removed')).toBe(
    '{\n    "a": 1\n}',
  );
});

test('joins to both texts and alternates kinds', () => {
  const text = fc
    .array(fc.constantFrom('one', 'two', ' ', '\n', 'three ', 'a longer piece of text '))
    .map((words) => words.join(''));
  fc.assert(
    fc.property(
      fc.oneof(text, fc.string({ maxLength: 60 })),
      fc.oneof(text, fc.string({ maxLength: 60 })),
      (before, after) => {
        const parts = diffValues(before, after);
        expect(textWithout(parts, 'added')).toBe(before);
        expect(textWithout(parts, 'removed')).toBe(after);
        expect(parts.every((part, index) => part.text !== '' && part.kind !== parts[index + 1]?.kind)).toBe(true);
      },
    ),
  );
});

/** The length of what two lists have in common, by the book. */
const commonLength = (a: readonly string[], b: readonly string[]): number => {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  a.forEach((word, i) =>
    b.forEach((other, j) => {
      const row = lengths[i + 1];
      if (row) row[j + 1] = word === other ? at(i, j) + 1 : Math.max(at(i, j + 1), at(i + 1, j));
    }),
  );
  return at(a.length, b.length);
};

test('finds a minimal diff', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(words, words, (before, after) => {
      const script = editScript(before, after);
      expect(script.filter(({ kind }) => kind === 'same')).toHaveLength(commonLength(before, after));
      expect(script.filter(({ kind }) => kind !== 'added').map(({ word }) => word)).toEqual(before);
      expect(script.filter(({ kind }) => kind !== 'removed').map(({ word }) => word)).toEqual(after);
    }),
  );
});

test('limits the search for texts without common words', () => {
  const long = (word: string): Json => Array.from({ length: 5000 }, (_, index) => `${word}${index}\n`).join('');
  const parts = diffValues(long('a'), long('b'));
  expect(parts.map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
