/** A line of the source, and where in the preview it is shown. */
export interface ScrollAnchor {
  readonly line: number;
  readonly top: number;
}

const interpolate = (at: number, from: number, to: number, start: number, end: number): number =>
  to === from ? start : start + ((at - from) / (to - from)) * (end - start);

/** Converts between lines and positions, by the anchors around; in ascending order. */
const convert = (
  anchors: readonly ScrollAnchor[],
  value: number,
  from: keyof ScrollAnchor,
  to: keyof ScrollAnchor,
): number => {
  const index = anchors.findLastIndex((anchor) => anchor[from] <= value);
  const before = anchors[index] ?? { line: 0, top: 0 };
  const after = anchors[index + 1];
  return after === undefined ? before[to] : interpolate(value, before[from], after[from], before[to], after[to]);
};

export const topOfLine = (anchors: readonly ScrollAnchor[], line: number): number =>
  convert(anchors, line, 'line', 'top');

export const lineAtTop = (anchors: readonly ScrollAnchor[], top: number): number =>
  convert(anchors, top, 'top', 'line');
