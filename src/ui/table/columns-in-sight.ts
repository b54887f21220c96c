import { LEAST_WIDTH } from './table-column';

/** Fewer columns out of sight than these are not worth a second turn. */
const WORTH_IT = 4;

/** How many of the columns with these widths (px; null shares the rest) are drawn at once where so many pixels are in sight. */
export const columnsInSight = (widths: readonly (number | null)[], pixels: number): number => {
  let left = pixels;
  const beyond = widths.findIndex((width) => (left -= width ?? LEAST_WIDTH) <= 0);
  return beyond < 0 || widths.length - beyond - 1 < WORTH_IT ? widths.length : beyond + 1;
};
