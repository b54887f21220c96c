import { countWords } from '../../domain/values';
import { countWhenIdle } from '../../parts/fields/word-count';

/** Addresses, fences and markers, which are no words. None goes beyond its line. */
const MARKUP = /\]\([^)\n]*\)|<[^>\n]*>|^[ \t]*(?:```|~~~).*$|https?:\/\/\S+/gm;

/** Lines of up to about this many characters are counted together. */
const PIECE_LENGTH = 2_000;

const countPieces = function* (text: string, language: string): Generator<number> {
  for (let start = 0; start < text.length;) {
    const lineEnd = text.indexOf('\n', Math.min(text.length, start + PIECE_LENGTH));
    const end = lineEnd === -1 ? text.length : lineEnd + 1;
    yield countWords(text.slice(start, end).replace(MARKUP, ' '), language);
    start = end;
  }
};

/** The number of words in a text; of a long one while the user does not type. Returns the function that stops it. */
export const countMarkdownWords = (text: string, language: string, onCounted: (words: number) => void): (() => void) =>
  countWhenIdle(countPieces(text, language), text.length, onCounted);
