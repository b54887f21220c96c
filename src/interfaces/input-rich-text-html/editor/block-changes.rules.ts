/** Blocks to be replaced by blocks of another text: `count` from `from` by `otherCount` from `other`. */
export interface BlockChange {
  readonly from: number;
  readonly count: number;
  readonly other: number;
  readonly otherCount: number;
}

/**
 * The differences between two texts of blocks: as many blocks are compared one by one, more or fewer replace what differs
 * between the common beginning and the common end.
 */
export const blockChanges = (before: readonly string[], after: readonly string[]): readonly BlockChange[] => {
  if (before.length === after.length)
    return before.flatMap((block, index) =>
      block === after[index] ? [] : [{ from: index, count: 1, other: index, otherCount: 1 }],
    );
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [{ from: start, count: before.length - start - end, other: start, otherCount: after.length - start - end }];
};
