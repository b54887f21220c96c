import fc from 'fast-check';
import { characterStart, firstCharacter, overLength, shorten, textLength } from './text-length';

const FAMILY = '👨‍👩‍👧';
const ACCENTED = 'e\u0301';

test('textLength counts code points, not UTF-16 units', () => {
  expect(['', 'abc', '😀', ACCENTED, FAMILY, '\ud83d'].map(textLength)).toEqual([0, 3, 1, 2, 5, 1]);
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(textLength(text)).toBe([...text].length)));
});

test('overLength is the number of code points beyond the limit', () => {
  expect(overLength('😀'.repeat(5), 5)).toBe(0);
  expect(overLength('😀'.repeat(7), 5)).toBe(2);
  expect(overLength('abc', 5)).toBe(0);
});

test('shorten cuts between characters as readers see them', () => {
  expect(shorten('abc', 3)).toBe('abc');
  expect(shorten('abcd', 3)).toBe('abc');
  expect(shorten('abcd', 3, '…')).toBe('ab…');
  expect(shorten(`ab${FAMILY}c`, 6)).toBe('ab');
  expect(shorten(`ab${FAMILY}c`, 7)).toBe(`ab${FAMILY}`);
  expect(shorten(`a${ACCENTED}`, 2)).toBe('a');
  expect(shorten('🇩🇪🇫🇷', 3)).toBe('🇩🇪');
  expect(shorten(FAMILY, 2)).toBe('');
  expect(shorten('abc', 0, '…')).toBe('…');
});

test('shorten returns whole characters of the text, as many as fit', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '😀', ACCENTED, FAMILY, '🇩🇪', 'ก็', '\r\n') });
  const characters = (value: string) => [...new Intl.Segmenter().segment(value)].map(({ segment }) => segment);
  fc.assert(
    fc.property(text, fc.nat(30), (value, limit) => {
      const all = characters(value);
      const kept = characters(shorten(value, limit));
      expect(kept).toEqual(all.slice(0, kept.length));
      expect(textLength(kept.join(''))).toBeLessThanOrEqual(limit);
      const next = all[kept.length];
      if (next !== undefined) expect(textLength(kept.join('') + next)).toBeGreaterThan(limit);
    }),
  );
});

test('firstCharacter keeps an emoji of several code points whole', () => {
  expect([`${FAMILY}a`, `${ACCENTED}a`, 'a', ''].map(firstCharacter)).toEqual([FAMILY, ACCENTED, 'a', '']);
});

test('characterStart is the offset of the character around another offset', () => {
  expect([0, 1, 2, 8, 9, 10, 20].map((at) => characterStart(`a${FAMILY}b`, at))).toEqual([0, 1, 1, 1, 9, 10, 10]);
});
