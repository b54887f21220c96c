import type { DiffPart, SaveChange } from '../../domain/revisions';
import type { Json } from '../../kernel';

const WORDS_FROM = 25;

const isLong = (value: Json): boolean =>
  typeof value === 'string' ? value.length > WORDS_FROM : typeof value === 'object' && value !== null;

/** Long texts and structures are compared word by word, everything else as a whole. */
export const comparesWords = ({ before, after, known }: Pick<SaveChange, 'before' | 'after' | 'known'>): boolean =>
  known && (isLong(before) || isLong(after));

/** What one side shows of a comparison. */
export const partsOfSide = (parts: readonly DiffPart[], side: 'before' | 'after'): readonly DiffPart[] =>
  parts.filter(({ kind }) => kind === 'same' || kind === (side === 'before' ? 'removed' : 'added'));

/** A stretch longer than this, in characters, is folded: so much of it stays at either end. */
const FOLD_FROM = 600;
const STAYS = 200;

/** Text with its unchanged middle left out, where that is long. Cut between words. */
export const folded = (part: DiffPart): string => {
  if (part.kind !== 'same' || part.text.length <= FOLD_FROM) return part.text;
  const [start, end] = [part.text.slice(0, STAYS), part.text.slice(-STAYS)];
  return `${start.replace(/\S*$/u, '')}[…]${end.replace(/^\S*/u, '')}`;
};
