import type { SelectedText, TextChange } from '../../../parts/fields/code-editor/text-edit.rules';

/** Where a position is after changes; behind what is inserted at it if `after`. */
export const mapPosition = (changes: readonly TextChange[], position: number, after: boolean): number => {
  let shift = 0;
  for (const { from, to, insert } of changes) {
    if (from > position || (from === position && to === position && !after)) break;
    if (to > position) return from + shift + (after ? insert.length : 0);
    shift += insert.length - (to - from);
  }
  return position + shift;
};

export interface TextLine {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The lines that a selection touches. One that ends at the start of a line does not touch that line. */
export const selectedLines = ({ text, from, to }: SelectedText): readonly TextLine[] => {
  const lines: TextLine[] = [];
  let start = text.slice(0, from).lastIndexOf('\n') + 1;
  do {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    lines.push({ from: start, to: end, text: text.slice(start, end) });
    start = end + 1;
  } while (start < to);
  return lines;
};
