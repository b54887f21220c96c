import type { CSSProperties } from 'react';
import { MIN_FLEXIBLE_WIDTH, type TableColumn } from './table-props';

interface ColumnSizes {
  /** Preferred widths in px; null for a flexible column. */
  readonly widths: readonly (number | null)[];
  /** Widths for the columns. */
  readonly columns: readonly (CSSProperties['inlineSize'] | undefined)[];
  /** Least width of the table, and what the columns are short of. */
  readonly table: CSSProperties;
}

type SizedColumn = Pick<TableColumn<never>, 'key' | 'width' | 'minWidth'>;

/**
 * Sizes of the columns in a table with `rest` px of other columns. Where the preferred widths do not fit, but the minimum
 * widths do, each column gives its share of what is missing; otherwise none does and the table scrolls. In CSS, relative
 * to the scroll container (`cqi`), so that nothing is measured before the first rendering. Only the table uses that unit
 * and the columns inherit the length: a column with it would be styled again, and all rows laid out, whenever a row is
 * added. Widths set by the user (`userWidths`) never change.
 */
export const columnSizes = (
  columns: readonly SizedColumn[],
  userWidths: ReadonlyMap<string, number> | undefined,
  rest: number,
): ColumnSizes => {
  const widths = columns.map(({ key, width }) => userWidths?.get(key) ?? width ?? null);
  const slacks = columns.map(({ key, minWidth }, index) => {
    const width = widths[index];
    return typeof width !== 'number' || minWidth === undefined || userWidths?.has(key) === true
      ? 0
      : Math.max(0, width - minWidth);
  });
  const slack = slacks.reduce((sum, each) => sum + each, 0);
  const total = columns.reduce<number>(
    (sum, { minWidth }, index) => sum + (widths[index] ?? minWidth ?? MIN_FLEXIBLE_WIDTH),
    rest,
  );
  if (slack === 0)
    return { widths, columns: widths.map((width) => width ?? undefined), table: { minInlineSize: total } };
  // Positive while the columns do not fit; the factor makes the second term 0 px as soon as the slack does not suffice.
  const missing = `min(max(0px, ${total}px - 100cqi), max(0px, (${slack + 1}px - ${total}px + 100cqi) * 1000))`;
  return {
    widths,
    columns: widths.map((width, index) => {
      const share = (slacks[index] ?? 0) / slack;
      if (width === null) return undefined;
      return share === 0 ? width : `calc(${width}px - var(--table-missing) * ${share.toFixed(4)})`;
    }),
    table: { '--table-missing': missing, minInlineSize: `calc(${total}px - var(--table-missing))` } as CSSProperties,
  };
};
