import type { Node as DocumentNode } from 'prosemirror-model';
import { countWords } from '../../../domain/values';
import { countWhenIdle } from '../../../parts/fields/word-count';
import { lossesOf } from '../document/losses';

const counted = new WeakMap<DocumentNode, { readonly language: string; readonly words: number }>();

const wordsOf = (block: DocumentNode, language: string): number => {
  const words = countWords(block.textBetween(0, block.content.size, '\n', ' '), language);
  counted.set(block, { language, words });
  return words;
};

/**
 * Counts the words of a document and finds out which blocks lose something by being edited (`knownLosses`). Blocks that
 * have not changed are not counted again. A long document is read while the user does not type. Returns the function that
 * stops it.
 */
export const readBlocksAhead = (doc: DocumentNode, language: string, onRead: (words: number) => void): (() => void) => {
  const known = (block: DocumentNode): number | null => {
    const found = counted.get(block);
    return found?.language === language ? found.words : null;
  };
  const counts = function* (): Generator<number> {
    for (const block of doc.children) {
      lossesOf(block);
      yield known(block) ?? wordsOf(block, language);
    }
  };
  const length = doc.children.reduce((sum, block) => (known(block) === null ? sum + block.nodeSize : sum), 0);
  return countWhenIdle(counts(), length, onRead);
};
