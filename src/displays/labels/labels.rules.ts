import type { Field } from '../../domain/schema';
import { csvEntries, type Label, labelOf, type LabelConfig } from '../../domain/values';
import type { Json } from '../../kernel';

/** Further labels are only counted: no column has room for them, and each is an element that has to be measured. */
const MAX_LABELS = 12;

interface Labels {
  /** The labels to show if they fit. */
  readonly labels: readonly Label[];
  /** Texts of the labels beyond the maximum. */
  readonly more: readonly string[];
}

/** The labels of a value: several for a list or a CSV text. */
export const labelsOf = (value: Json, type: Field['type'], plan: LabelConfig): Labels => {
  const values = type === 'csv' ? csvEntries(value) : Array.isArray(value) ? (value as readonly Json[]) : [value];
  const filled = values.filter((each) => each !== null && each !== '');
  return {
    labels: filled.slice(0, MAX_LABELS).map((each) => labelOf(each, plan)),
    more: filled.slice(MAX_LABELS).map((each) => labelOf(each, plan).text),
  };
};

/** Same as in the style sheet. */
const GAP = 4;
/** Width of the number of further labels. */
const COUNT_WIDTH = 32;

/**
 * How many labels of these widths fit into a line, with the number of further ones behind them; at least one, which is
 * then cut off. Widths in pixels.
 */
export const fittingCount = (widths: readonly number[], room: number, hasMore: boolean): number => {
  let [used, fitting] = [0, 0];
  for (const [index, width] of widths.entries()) {
    used += width + (index === 0 ? 0 : GAP);
    const isLast = index === widths.length - 1 && !hasMore;
    if (used + (isLast ? 0 : GAP + COUNT_WIDTH) <= room) fitting = index + 1;
  }
  return Math.max(1, fitting);
};
