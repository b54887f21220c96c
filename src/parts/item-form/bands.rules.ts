import type { Placement } from './placement.rules';

/** Fields of a band. A browser that has one of them to lay out anew looks at those of its band and at the other bands. */
const MANY = 8;

/** What takes part in where a band ends. */
interface Entry {
  readonly placement: Placement;
  /** A group of fields is a band by itself. */
  readonly group: boolean;
}

/** Where each band begins: at the first field, around every group, and as soon as a band is full; never between two that stand side by side. */
export const bandStarts = (entries: readonly Entry[]): readonly number[] => {
  const starts: number[] = [];
  for (const [index, { placement, group }] of entries.entries()) {
    const before = entries[index - 1];
    const beside = placement === 'end' && before?.placement === 'start';
    const full = index - (starts.at(-1) ?? 0) >= MANY && !beside;
    if (group || before === undefined || before.group || full) starts.push(index);
  }
  return starts;
};
