/** How high the rows of a list are, in px: all alike, but for those that have been measured. */
export class RowHeights {
  private readonly measured = new Map<number, number>();

  constructor(
    private readonly count: number,
    private readonly defaultHeight: number,
  ) {}

  /** Answers whether that changes anything. */
  measure(index: number, height: number): boolean {
    if (height === (this.measured.get(index) ?? this.defaultHeight)) return false;
    this.measured.set(index, height);
    return true;
  }

  /** What lies above a row. */
  offsetOf(index: number): number {
    let sum = index * this.defaultHeight;
    for (const [place, height] of this.measured) if (place < index) sum += height - this.defaultHeight;
    return sum;
  }

  /** The row that lies there, so many px below the beginning; the nearest where there is none. */
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

/** Rows from the first to the one after the last. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** The way somebody scrolls: towards the end of the list, or back. */
export type ScrollDirection = 'on' | 'back';

/** So many more rows than are in sight are drawn where somebody is going. */
export const OVERSCAN_AHEAD = 14;
/** And so many where they come from, for a little turn. */
const OVERSCAN_BEHIND = 4;

/** What to draw of so many rows, around those in sight. */
export const withOverscan = ({ first, end }: RowRange, count: number, way: ScrollDirection): RowRange => ({
  first: Math.max(first - (way === 'on' ? OVERSCAN_BEHIND : OVERSCAN_AHEAD), 0),
  end: Math.min(end + (way === 'on' ? OVERSCAN_AHEAD : OVERSCAN_BEHIND), count),
});

/** Whether all rows in sight are drawn. */
export const covers = (drawn: RowRange, seen: RowRange): boolean => drawn.first <= seen.first && seen.end <= drawn.end;

/** How many rows are drawn beyond those in sight, the way it goes; the end of the list is far away. */
export const remainingOverscan = (drawn: RowRange, seen: RowRange, count: number, way: ScrollDirection): number => {
  if (way === 'on') return drawn.end >= count ? Infinity : drawn.end - seen.end;
  return drawn.first === 0 ? Infinity : seen.first - drawn.first;
};
