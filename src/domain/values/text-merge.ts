import { diffArrays } from 'diff';
import { sourceBlocks } from './html/source-blocks';

/** Above this number of differences the changes are not compared: the search takes too long. */
const MAX_DIFFERENCES = 1000;

/** The parts that are merged as wholes: elements at the top of an HTML source, and lines of the text between them. */
const partsOf = (text: string): readonly string[] => {
  const { blocks, after } = sourceBlocks(text);
  return [
    ...blocks.flatMap(({ before, html, kind }) =>
      kind === 'run' ? (before + html).split(/(?<=\n)/) : [before + html],
    ),
    after,
  ].filter((part) => part !== '');
};

/** The parts from `start` to before `end` are replaced; an insertion if these are equal. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly parts: readonly string[];
}

/** The changes that turn one list of parts into another, in order; null where there are too many differences. */
const changesOf = (base: readonly string[], next: readonly string[]): readonly Change[] | null => {
  const steps = diffArrays([...base], [...next], { maxEditLength: MAX_DIFFERENCES });
  if (steps === undefined) return null;
  const changes: Change[] = [];
  let at = 0;
  for (const { added, removed, value } of steps) {
    const last = changes.at(-1);
    const end = at + (added ? 0 : value.length);
    if (added || removed) {
      const change = { start: at, end, parts: added ? value : [] };
      if (last?.end === at)
        changes[changes.length - 1] = { start: last.start, end, parts: [...last.parts, ...change.parts] };
      else changes.push(change);
    }
    at = end;
  }
  return changes;
};

const isInsertion = ({ start, end }: Change): boolean => start === end;

/** Whether two changes, the first of which begins first, leave no doubt in which order they stand. */
const areApart = (first: Change, second: Change): boolean =>
  first.end < second.start || (first.end === second.start && !isInsertion(first) && !isInsertion(second));

const isSameChange = (one: Change, other: Change): boolean =>
  one.start === other.start && one.end === other.end && one.parts.join('') === other.parts.join('');

/**
 * The text with the changes of both sides, if they are in different places: in different elements at the top of an HTML
 * source, or in different lines of a text. Otherwise null.
 */
export const mergeTexts = (base: string, mine: string, theirs: string): string | null => {
  const parts = partsOf(base);
  const own = changesOf(parts, partsOf(mine));
  const others = changesOf(parts, partsOf(theirs));
  if (own === null || others === null) return null;
  const all = [...own, ...others.filter((change) => !own.some((each) => isSameChange(each, change)))].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  const merged: string[] = [];
  let at = 0;
  for (const [index, change] of all.entries()) {
    const before = all[index - 1];
    if (before !== undefined && !areApart(before, change)) return null;
    merged.push(...parts.slice(at, change.start), ...change.parts);
    at = change.end;
  }
  return [...merged, ...parts.slice(at)].join('');
};
