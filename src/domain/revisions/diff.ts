import type { Json } from '../../kernel';

/** The number of equal words at the start of both lists. */
const commonStart = (before: readonly string[], after: readonly string[]): number => {
  let count = 0;
  while (count < before.length && count < after.length && before[count] === after[count]) count += 1;
  return count;
};

/** One step of turning one list of words into the other. */
type Step =
  | { readonly kind: 'same'; readonly word: string }
  | { readonly kind: 'removed'; readonly word: string }
  | { readonly kind: 'added'; readonly word: string };

const stepsOf = (kind: Step['kind'], words: readonly string[]): readonly Step[] =>
  words.map((word) => ({ kind, word }));

/** Above this number of differences the texts are replaced as a whole: a longer search takes too long. */
const MAX_DIFFERENCES = 1000;

/** The furthest positions reached with each number of differences; null above the limit. After E. Myers (1986). */
const trace = (before: readonly string[], after: readonly string[]): readonly Int32Array[] | null => {
  const limit = Math.min(before.length + after.length, MAX_DIFFERENCES);
  const reached: Int32Array[] = [];
  const row = new Int32Array(2 * limit + 3);
  for (let differences = 0; differences <= limit; differences += 1) {
    reached.push(row.slice());
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const at = limit + 1 + diagonal;
      const down = diagonal === -differences || (diagonal !== differences && Number(row[at - 1]) < Number(row[at + 1]));
      let x = down ? Number(row[at + 1]) : Number(row[at - 1]) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      row[at] = x;
      if (x >= before.length && x - diagonal >= after.length) return reached;
    }
  }
  return null;
};

const walkBack = (
  reached: readonly Int32Array[],
  before: readonly string[],
  after: readonly string[],
): readonly Step[] => {
  const limit = Math.min(before.length + after.length, MAX_DIFFERENCES);
  const steps: Step[] = [];
  let [x, y] = [before.length, after.length];
  for (let differences = reached.length - 1; differences >= 0; differences -= 1) {
    const row = reached[differences] ?? new Int32Array();
    const diagonal = x - y;
    const at = limit + 1 + diagonal;
    const down = diagonal === -differences || (diagonal !== differences && Number(row[at - 1]) < Number(row[at + 1]));
    const fromX = differences === 0 ? 0 : down ? Number(row[at + 1]) : Number(row[at - 1]);
    const fromY = differences === 0 ? 0 : fromX - (down ? diagonal + 1 : diagonal - 1);
    const sameFrom = differences === 0 ? 0 : down ? fromX : fromX + 1;
    for (x -= 1; x >= sameFrom; x -= 1) steps.push({ kind: 'same', word: String(before[x]) });
    const step: Step = down
      ? { kind: 'added', word: String(after[fromY]) }
      : { kind: 'removed', word: String(before[fromX]) };
    if (differences > 0) steps.push(step);
    [x, y] = [fromX, fromY];
  }
  return steps.toReversed();
};

/** The fewest steps that turn one list of words into the other; above the limit everything is removed and added. */
export const editScript = (before: readonly string[], after: readonly string[]): readonly Step[] => {
  const start = commonStart(before, after);
  const [restBefore, restAfter] = [before.slice(start), after.slice(start)];
  const reached = trace(restBefore, restAfter);
  const rest =
    reached === null
      ? [...stepsOf('removed', restBefore), ...stepsOf('added', restAfter)]
      : walkBack(reached, restBefore, restAfter);
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
