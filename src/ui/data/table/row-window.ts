/** Row heights of a list, in px: a default height, and the measured height where a row differs. */
export class RowHeights {
  private readonly measured = new Map<number, number>();

  constructor(
    private readonly count: number,
    private readonly defaultHeight: number,
  ) {}

  /** Returns whether the height of the row has changed. */
  measure(index: number, height: number): boolean {
    if (height === (this.measured.get(index) ?? this.defaultHeight)) return false;
    this.measured.set(index, height);
    return true;
  }

  /** Sum of the heights above a row. */
  offsetOf(index: number): number {
    let sum = index * this.defaultHeight;
    for (const [row, height] of this.measured) if (row < index) sum += height - this.defaultHeight;
    return sum;
  }

  /** The row at this offset from the start of the list, clamped to the existing rows. */
  rowAt(offset: number): number {
    if (this.measured.size === 0) return this.clamp(Math.floor(offset / this.defaultHeight));
    let row = 0;
    for (let end = this.heightOf(0); end <= offset && row < this.count; end += this.heightOf(row)) row += 1;
    return this.clamp(row);
  }

  private clamp(row: number): number {
    return Math.min(Math.max(row, 0), Math.max(this.count - 1, 0));
  }

  private heightOf(index: number): number {
    return this.measured.get(index) ?? this.defaultHeight;
  }
}

/** Row indexes from `first` up to and without `end`. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

export type ScrollDirection = 'forward' | 'backward';

/** Rows rendered beyond the visible ones, in and against the direction of scrolling. */
export const OVERSCAN_AHEAD = 14;
const OVERSCAN_BEHIND = 4;

/** The visible rows with overscan, within a list of `count` rows. */
export const withOverscan = ({ first, end }: RowRange, count: number, direction: ScrollDirection): RowRange => ({
  first: Math.max(first - (direction === 'forward' ? OVERSCAN_BEHIND : OVERSCAN_AHEAD), 0),
  end: Math.min(end + (direction === 'forward' ? OVERSCAN_AHEAD : OVERSCAN_BEHIND), count),
});

/** Whether all visible rows are rendered. */
export const covers = (rendered: RowRange, visible: RowRange): boolean =>
  rendered.first <= visible.first && visible.end <= rendered.end;

/**
 * How many rows are rendered ahead of the visible ones in the direction of scrolling; Infinity when the list ends
 * there.
 */
export const remainingOverscan = (
  rendered: RowRange,
  visible: RowRange,
  count: number,
  direction: ScrollDirection,
): number => {
  if (direction === 'forward') return rendered.end >= count ? Infinity : rendered.end - visible.end;
  return rendered.first === 0 ? Infinity : visible.first - rendered.first;
};
