/** Stands on both sides of what is set off in a sentence; a sign that no text has. */
const MARK = '\uE000';

const LONGEST = 80;

/** A name or a value as it stands in a sentence: one line, not without end, and known from the words around it. */
export const emphasised = (text: string): string => {
  const line = text.replaceAll(MARK, '').replace(/\s+/gu, ' ').trim();
  const letters = Array.from(line.slice(0, LONGEST * 2));
  return `${MARK}${letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : line}${MARK}`;
};

export interface Segment {
  readonly text: string;
  readonly strong: boolean;
}

export const segmentsOf = (sentence: string): readonly Segment[] =>
  sentence
    .split(MARK)
    .map((text, index) => ({ text, strong: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** The sentence without anything set off. */
export const plainSentence = (sentence: string): string => sentence.replaceAll(MARK, '');
