/** A text with line feeds only, and the selected part of it; `from` equals `to` for a caret. */
export interface SelectedText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Changes of a text in ascending order, which do not overlap, and the selection in the changed text. */
export interface TextEdit {
  readonly changes: readonly TextChange[];
  readonly from: number;
  readonly to: number;
}

/** What a button does to a text. Null if there is nothing to do. */
export type TextCommand = (selected: SelectedText) => TextEdit | null;

/** The change that makes one text of another, without their common start and end. */
export const differenceOf = (before: string, after: string): TextChange => {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shorter - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
};
