import { diffArrays } from 'diff';
import type { Json } from '../../kernel';

/** The number of equal words at the start of both lists. */
const commonStart = (before: readonly string[], after: readonly string[]): number => {
  let count = 0;
  while (count < before.length && count < after.length && before[count] === after[count]) count += 1;
  return count;
};

/** One step of turning one list of words into the other. */
interface Step {
  readonly kind: 'same' | 'removed' | 'added';
  readonly word: string;
}

const stepsOf = (kind: Step['kind'], words: readonly string[]): readonly Step[] =>
  words.map((word) => ({ kind, word }));

/** Above this number of differences the texts are replaced as a whole: a longer search takes too long. */
const MAX_DIFFERENCES = 1000;

/** The fewest steps that turn one list of words into the other; above the limit all but the start is replaced. */
export const editScript = (before: readonly string[], after: readonly string[]): readonly Step[] => {
  const start = commonStart(before, after);
  const [restBefore, restAfter] = [before.slice(start), after.slice(start)];
  const rest = diffArrays(restBefore, restAfter, { maxEditLength: MAX_DIFFERENCES })?.flatMap(
    ({ added, removed, value }) => stepsOf(added ? 'added' : removed ? 'removed' : 'same', value),
  ) ?? [...stepsOf('removed', restBefore), ...stepsOf('added', restAfter)];
  return [...stepsOf('same', before.slice(0, start)), ...rest];
};

/** A stretch of text that is unchanged, removed or added. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

const MAX_WHOLE_LENGTH = 25;

const textOf = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 4) : String(value);
};

/** Words and the whitespace between them; together they are the whole text. */
const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? [];

const mergeAdjacent = (parts: readonly DiffPart[]): readonly DiffPart[] => {
  const runs: DiffPart[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.kind === part.kind) runs[runs.length - 1] = { kind: part.kind, text: last.text + part.text };
    else if (part.text !== '') runs.push(part);
  }
  return runs;
};

/**
 * A word diff when one of the texts is longer than 25 characters, otherwise the whole values (spec 000, 4). The
 * parts without the added ones join to the old text, those without the removed ones to the new text.
 */
export const diffValues = (before: Json, after: Json): readonly DiffPart[] => {
  const [old, now] = [textOf(before), textOf(after)];
  if (old === now) return mergeAdjacent([{ kind: 'same', text: now }]);
  if (Math.max(old.length, now.length) <= MAX_WHOLE_LENGTH) {
    return mergeAdjacent([
      { kind: 'removed', text: old },
      { kind: 'added', text: now },
    ]);
  }
  return mergeAdjacent(editScript(wordsOf(old), wordsOf(now)).map(({ kind, word }) => ({ kind, text: word })));
};
