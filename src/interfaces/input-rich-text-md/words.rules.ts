/** Addresses, fences and markers, which are no words. */
const MARKUP = /\]\([^)\n]*\)|<[^>\n]*>|^[ \t]*(?:```|~~~).*$|https?:\/\/\S+/gm;

/** The number of words in a text, by the rules of its language; addresses and markup are not counted. */
export const countWords = (markdown: string, language: string): number => {
  let count = 0;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  for (const { isWordLike } of segmenter.segment(markdown.replace(MARKUP, ' '))) if (isWordLike === true) count += 1;
  return count;
};
