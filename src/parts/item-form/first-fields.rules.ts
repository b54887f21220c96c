import type { Placement } from './placement.rules';

/** The gap between two rows of the form, in pixels. */
const GAP = 28;

/** A field on its way down the form: how high it is, and where it stands. */
export interface Row {
  readonly height: number;
  readonly placement: Placement;
}

/** How many of the fields, from the first on, fill so many pixels; at least one. What stands beside another takes no room. */
export const firstFields = (rows: readonly Row[], room: number): number => {
  let filled = 0;
  for (const [index, { height, placement }] of rows.entries()) {
    if (placement !== 'end') filled += height + GAP;
    if (filled > room) return index + 1;
  }
  return rows.length;
};

/** How high these fields are together, in pixels, with the gaps between their rows. */
export const rowsHeight = (rows: readonly Row[]): number => {
  const lines = rows.filter(({ placement }, index) => placement !== 'end' || index === 0);
  return lines.reduce((sum, { height }) => sum + height, GAP * Math.max(0, lines.length - 1));
};
