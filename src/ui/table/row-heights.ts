/** How high the rows of a list are, in px: all alike, but for those that have been measured. */
export class RowHeights {
  private readonly measured = new Map<number, number>();

  constructor(
    private readonly count: number,
    private readonly usual: number,
  ) {}

  /** Answers whether that changes anything. */
  measure(index: number, height: number): boolean {
    if (height === (this.measured.get(index) ?? this.usual)) return false;
    this.measured.set(index, height);
    return true;
  }

  /** What lies above a row. */
  above(index: number): number {
    let sum = index * this.usual;
    for (const [place, height] of this.measured) if (place < index) sum += height - this.usual;
    return sum;
  }

  /** The row that lies there, so many px below the beginning; the nearest where there is none. */
  rowAt(offset: number): number {
    if (this.measured.size === 0) return this.within(Math.floor(offset / this.usual));
    let row = 0;
    for (let end = this.heightOf(0); end <= offset && row < this.count; end += this.heightOf(row)) row += 1;
    return this.within(row);
  }

  private within(row: number): number {
    return Math.min(Math.max(row, 0), Math.max(this.count - 1, 0));
  }

  private heightOf(index: number): number {
    return this.measured.get(index) ?? this.usual;
  }
}
