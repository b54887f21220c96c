import {
  covers,
  OVERSCAN_AHEAD,
  remainingOverscan,
  RowHeights,
  type RowRange,
  type ScrollDirection,
  withOverscan,
} from './row-window';

describe('RowHeights', () => {
  it('uses the default height while no row is measured', () => {
    const heights = new RowHeights(1000, 48);
    expect(heights.offsetOf(0)).toBe(0);
    expect(heights.offsetOf(10)).toBe(480);
    expect([0, 47, 48, 480, 1_000_000, -20].map((offset) => heights.rowAt(offset))).toEqual([0, 0, 1, 10, 999, 0]);
  });

  it('uses the measured height of a row, and reports whether it changed', () => {
    const heights = new RowHeights(4, 50);
    expect(heights.measure(1, 80)).toBe(true);
    expect(heights.measure(1, 80)).toBe(false);
    expect(heights.measure(2, 50)).toBe(false);
    expect([0, 1, 2, 3, 4].map((row) => heights.offsetOf(row))).toEqual([0, 50, 130, 180, 230]);
    expect([0, 49, 50, 129, 130, 180, 500].map((offset) => heights.rowAt(offset))).toEqual([0, 0, 1, 1, 2, 3, 3]);
    expect(heights.measure(1, 50)).toBe(true);
    expect(heights.offsetOf(4)).toBe(200);
  });

  it('maps offsets to rows and back for any measured heights', () => {
    const heights = new RowHeights(200, 40);
    for (let row = 0; row < 200; row += 3) heights.measure(row, 30 + (row % 7) * 5);
    for (let row = 0; row < 199; row += 1) {
      expect(heights.rowAt(heights.offsetOf(row))).toBe(row);
      expect(heights.rowAt(heights.offsetOf(row + 1) - 1)).toBe(row);
    }
  });

  it('returns row 0 and offset 0 for an empty list', () => {
    const heights = new RowHeights(0, 48);
    expect(heights.rowAt(100)).toBe(0);
    expect(heights.offsetOf(0)).toBe(0);
  });
});

const COUNT = 1000;
const rows = (first: number, end: number): RowRange => ({ first, end });

test('withOverscan renders more rows in the direction of scrolling than against it', () => {
  expect(withOverscan(rows(100, 118), COUNT, 'forward')).toEqual(rows(96, 118 + OVERSCAN_AHEAD));
  expect(withOverscan(rows(100, 118), COUNT, 'backward')).toEqual(rows(100 - OVERSCAN_AHEAD, 122));
});

test('withOverscan stays within the first and the last row', () => {
  expect(withOverscan(rows(0, 18), COUNT, 'backward')).toEqual(rows(0, 22));
  expect(withOverscan(rows(985, 1000), COUNT, 'forward')).toEqual(rows(981, 1000));
});

test('covers is false when a visible row is missing at either end', () => {
  expect(covers(rows(90, 120), rows(90, 120))).toBe(true);
  expect(covers(rows(90, 120), rows(89, 107))).toBe(false);
  expect(covers(rows(90, 120), rows(103, 121))).toBe(false);
});

test('remainingOverscan counts rows in the direction of scrolling, and is Infinity at the ends of the list', () => {
  const [rendered, visible] = [rows(96, 132), rows(100, 118)];
  expect(
    ['forward', 'backward'].map((direction) =>
      remainingOverscan(rendered, visible, COUNT, direction as ScrollDirection),
    ),
  ).toEqual([14, 4]);
  expect(remainingOverscan(rows(0, 40), rows(2, 20), COUNT, 'backward')).toBe(Infinity);
  expect(remainingOverscan(rows(960, 1000), rows(970, 990), COUNT, 'forward')).toBe(Infinity);
});
