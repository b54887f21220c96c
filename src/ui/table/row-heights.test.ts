import { RowHeights } from './row-heights';

describe('heights of rows', () => {
  it('are all alike while nothing has been measured', () => {
    const heights = new RowHeights(1000, 48);
    expect(heights.above(0)).toBe(0);
    expect(heights.above(10)).toBe(480);
    expect([0, 47, 48, 480, 1_000_000, -20].map((offset) => heights.rowAt(offset))).toEqual([0, 0, 1, 10, 999, 0]);
  });

  it('are as measured, wherever they are known', () => {
    const heights = new RowHeights(4, 50);
    expect(heights.measure(1, 80)).toBe(true);
    expect(heights.measure(1, 80)).toBe(false);
    expect(heights.measure(2, 50)).toBe(false);
    expect([0, 1, 2, 3, 4].map((row) => heights.above(row))).toEqual([0, 50, 130, 180, 230]);
    expect([0, 49, 50, 129, 130, 180, 500].map((offset) => heights.rowAt(offset))).toEqual([0, 0, 1, 1, 2, 3, 3]);
    expect(heights.measure(1, 50)).toBe(true);
    expect(heights.above(4)).toBe(200);
  });

  it('know where they are however they were measured', () => {
    const heights = new RowHeights(200, 40);
    for (let row = 0; row < 200; row += 3) heights.measure(row, 30 + (row % 7) * 5);
    for (let row = 0; row < 199; row += 1) {
      expect(heights.rowAt(heights.above(row))).toBe(row);
      expect(heights.rowAt(heights.above(row + 1) - 1)).toBe(row);
    }
  });

  it('are none for no rows', () => {
    const heights = new RowHeights(0, 48);
    expect(heights.rowAt(100)).toBe(0);
    expect(heights.above(0)).toBe(0);
  });
});
