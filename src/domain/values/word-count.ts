const segmenters = new Map<string, Intl.Segmenter>();

const segmenterOf = (language: string): Intl.Segmenter => {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
};

/** The number of words in a text, by the rules of its language (a BCP 47 tag): also where no spaces divide them. */
export const countWords = (text: string, language: string): number => {
  let count = 0;
  for (const { isWordLike } of segmenterOf(language).segment(text)) if (isWordLike === true) count += 1;
  return count;
};
