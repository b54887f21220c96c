import type { Node as DocumentNode } from 'prosemirror-model';

const counted = new WeakMap<DocumentNode, number>();

const segments = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'word' }) : null;

/** Text without spaces between words, as in Chinese, is divided by the browser. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const wordsIn = (text: string): number => {
  if (segments === null || !UNSPACED.test(text)) return text.match(/\S+/g)?.length ?? 0;
  let words = 0;
  for (const { isWordLike } of segments.segment(text)) if (isWordLike === true) words += 1;
  return words;
};

/** Words of a document; blocks that have not changed are not counted again. */
export const wordCount = (doc: DocumentNode): number =>
  doc.children.reduce((sum, block) => {
    const words = counted.get(block) ?? wordsIn(block.textBetween(0, block.content.size, '\n', ' '));
    counted.set(block, words);
    return sum + words;
  }, 0);
