import { characterStart, shorten } from '../../kernel';

/** A part of a text, from and to, in UTF-16 units. */
export type Range = readonly [start: number, end: number];

/** Lower case, without accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a search text, as they are compared. */
export const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Match quality of one word: start of the title, start of a word, inside the title, in the alias; 0 for none. */
const wordScore = (word: string, title: string, alias: string): number => {
  if (title.startsWith(word)) return 4;
  if (title.split(/[\s._-]+/).some((part) => part.startsWith(word))) return 3;
  if (title.includes(word)) return 2;
  return alias.includes(word) ? 1 : 0;
};

/** 0 unless every word matches the title or the alias. */
export const textScore = (words: readonly string[], title: string, alias = ''): number => {
  const [inTitle, beside] = [fold(title), fold(alias)];
  const scores = words.map((word) => wordScore(word, inTitle, beside));
  return scores.includes(0) ? 0 : scores.reduce((sum, each) => sum + each, 1);
};

/** A letter with its accents, folded, and where it ends. */
interface Letter {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const lettersOf = (text: string): readonly Letter[] =>
  [...text.matchAll(/(?:\P{M}|^)\p{M}*/gu)].map((match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

const overlapping = (ranges: readonly Range[]): readonly Range[] => {
  const joined: Range[] = [];
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    else joined.push([start, end]);
  }
  return joined;
};

/** The parts of a title that match words, in order and without overlaps. */
export const matchesOf = (words: readonly string[], title: string): readonly Range[] => {
  const letters = lettersOf(title);
  const units = letters.flatMap((letter) => Array.from({ length: letter.folded.length }, () => letter));
  const folded = letters.map((letter) => letter.folded).join('');
  const found = words.flatMap((word) => {
    const ranges: Range[] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const [first, last] = [units[at], units[at + word.length - 1]];
      if (first !== undefined && last !== undefined) ranges.push([first.start, last.end]);
    }
    return ranges;
  });
  return overlapping(found);
};

const MAX_TITLE = 120;

/** Units of a long title that are kept before its first match. */
const BEFORE_MATCH = 30;

/** A title in one line; of a long one the part around the first match, with ellipses. */
export const titleExcerpt = (words: readonly string[], title: string): string => {
  const line = title.replace(/\s+/gu, ' ').trim();
  if (line.length <= MAX_TITLE) return line;
  const [first = 0] = matchesOf(words, line)[0] ?? [];
  const from = first < MAX_TITLE - BEFORE_MATCH ? 0 : characterStart(line, first - BEFORE_MATCH);
  return `${from === 0 ? '' : '…'}${shorten(line.slice(from), MAX_TITLE, '…')}`;
};
