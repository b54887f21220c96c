import { countWords } from '../../domain/values';
import { countWhenIdle } from '../../parts/fields/word-count';

/** Addresses, fences and markers, which are no words. None goes beyond its line. */
const MARKUP = /\]\([^)\n]*\)|<[^>\n]*>|^[ \t]*(?:```|~~~).*$|https?:\/\/\S+/gm;

/** Lines of up to about this many characters are counted together. */
const PIECE_LENGTH = 2_000;

/** Counts the words of a text that is edited: pieces that it had when it was last counted are not counted again. */
export class MarkdownWordCount {
  private language = '';
  /** Words by the piece. */
  private known: ReadonlyMap<string, number> = new Map();

  /** The number of words; of a long text while the user does not type. Returns the function that stops it. */
  count(text: string, language: string, onCounted: (words: number) => void): () => void {
    return countWhenIdle(this.counts(text, language), text.length, onCounted);
  }

  private *counts(text: string, language: string): Generator<number> {
    const known = language === this.language ? this.known : new Map<string, number>();
    // The pieces are new ones, since a piece holds on to the whole text that it was cut from.
    const pieces = new Map<string, number>();
    for (let start = 0; start < text.length;) {
      const lineEnd = text.indexOf('\n', Math.min(text.length, start + PIECE_LENGTH));
      const end = lineEnd === -1 ? text.length : lineEnd + 1;
      const piece = text.slice(start, end);
      const words = known.get(piece) ?? countWords(piece.replace(MARKUP, ' '), language);
      pieces.set(piece, words);
      yield words;
      start = end;
    }
    this.language = language;
    this.known = pieces;
  }
}
