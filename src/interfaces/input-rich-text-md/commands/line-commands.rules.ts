import type {
  SelectedText,
  TextChange,
  TextCommand,
  TextEdit,
} from '../../../parts/fields/code-editor/text-edit.rules';
import { mapPosition, selectedLines, type TextLine } from './text-positions.rules';

export const HEADING_LEVELS = [1, 2, 3, 4, 5, 6] as const;

export type HeadingLevel = (typeof HEADING_LEVELS)[number];

export const DEFAULT_HEADING: HeadingLevel = 3;

/** Indentation and quotes, within which headings and lists begin. */
const QUOTES = /^(?:[ \t]{0,3}>[ \t]?)*[ \t]*/;

const HEADING = /^(#{1,6})(?:[ \t]+|$)/;

const LIST_ITEM = /^(?:([-+*])|\d{1,9}[.)])[ \t]+/;

const insideOfQuotes = ({ text }: TextLine): { readonly start: number; readonly rest: string } => {
  const start = QUOTES.exec(text)?.[0].length ?? 0;
  return { start, rest: text.slice(start) };
};

/** Replaces what starts each line after its quotes. */
const replaceStarts = (
  { from, to }: SelectedText,
  lines: readonly TextLine[],
  pattern: RegExp,
  startOf: (line: TextLine, index: number) => string,
): TextEdit => {
  const changes = lines.flatMap((line, index): readonly TextChange[] => {
    const { start, rest } = insideOfQuotes(line);
    const old = pattern.exec(rest)?.[0] ?? '';
    const insert = startOf(line, index);
    const at = line.from + start;
    return old === insert ? [] : [{ from: at, to: at + old.length, insert }];
  });
  return withSelection(changes, from, to);
};

const withSelection = (changes: readonly TextChange[], from: number, to: number): TextEdit => ({
  changes,
  from: mapPosition(changes, from, from === to),
  to: mapPosition(changes, to, true),
});

/** The lines with text; if there are none, the selected ones. */
const written = (selected: SelectedText): readonly TextLine[] => {
  const lines = selectedLines(selected);
  const found = lines.filter(({ text }) => text.trim() !== '');
  return found.length === 0 ? lines.slice(0, 1) : found;
};

/** Makes headings of this level of the selected lines; takes it off if all of them have it. */
export const toggleHeading =
  (level: HeadingLevel): TextCommand =>
  (selected) => {
    const lines = written(selected);
    const isOn = lines.every((line) => HEADING.exec(insideOfQuotes(line).rest)?.[1]?.length === level);
    return replaceStarts(selected, lines, HEADING, () => (isOn ? '' : `${'#'.repeat(level)} `));
  };

/** Makes one list of the selected lines; takes it off if all of them are in such a list. */
export const toggleList =
  (kind: 'bulleted' | 'numbered'): TextCommand =>
  (selected) => {
    const lines = written(selected);
    const isOn = lines.every((line) => {
      const item = LIST_ITEM.exec(insideOfQuotes(line).rest);
      return item !== null && (item[1] !== undefined) === (kind === 'bulleted');
    });
    return replaceStarts(selected, lines, LIST_ITEM, (_, index) =>
      isOn ? '' : kind === 'bulleted' ? '- ' : `${index + 1}. `,
    );
  };

const QUOTE = /^([ \t]{0,3})>[ \t]?/;

/** Quotes the selected lines, also those without text between them; takes one quote off if all are quoted. */
export const toggleQuote: TextCommand = (selected) => {
  const lines = selectedLines(selected);
  const isOn = lines.every(({ text }) => QUOTE.test(text));
  const changes = lines.map((line) => {
    const old = isOn ? (QUOTE.exec(line.text)?.[0].length ?? 0) : 0;
    return { from: line.from, to: line.from + old, insert: isOn ? '' : '> ' };
  });
  return withSelection(changes, selected.from, selected.to);
};

const FENCE = /^[ \t]{0,3}(`{3,}|~{3,})/;

/** Puts the selected lines between fences, or takes off those around them or at their ends. */
export const toggleCodeBlock: TextCommand = ({ text, from, to }) => {
  const lines = selectedLines({ text, from, to });
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return null;
  const lineAt = (at: number): TextLine | null =>
    at < 0 || at > text.length ? null : (selectedLines({ text, from: at, to: at })[0] ?? null);
  const isFence = (line: TextLine | null): line is TextLine => line !== null && FENCE.test(line.text);
  const removal = (open: TextLine, close: TextLine): TextEdit =>
    withSelection(
      [
        { from: open.from, to: open.to + 1, insert: '' },
        { from: close.from - 1, to: close.to, insert: '' },
      ],
      from,
      to,
    );
  if (lines.length > 2 && isFence(first) && isFence(last)) return removal(first, last);
  const before = lineAt(first.from - 1);
  const after = lineAt(last.to + 1);
  if (isFence(before) && isFence(after)) return removal(before, after);
  const body = text.slice(first.from, last.to);
  const longest = Math.max(2, ...(body.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const changes = [
    { from: first.from, to: first.from, insert: `${fence}\n` },
    { from: last.to, to: last.to, insert: `\n${fence}` },
  ];
  const start = first.from + fence.length + 1;
  return { changes, from: start, to: start + body.length };
};
