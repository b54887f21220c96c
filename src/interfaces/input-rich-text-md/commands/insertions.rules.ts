import type {
  SelectedText,
  TextChange,
  TextCommand,
  TextEdit,
} from '../../../parts/fields/code-editor/text-edit.rules';
import type { CustomSyntax } from '../options.rules';
import { mapPosition, selectedLines } from './text-positions.rules';

/** Replaces the selection; what is between `from` and `to` of the new text is selected then. */
const replaceSelection = ({ from, to }: SelectedText, insert: string, start: number, end: number): TextEdit => ({
  changes: [{ from, to, insert }],
  from: from + start,
  to: from + end,
});

const wrap = ({ from, to }: SelectedText, before: string, after: string): TextEdit => ({
  changes: [
    { from, to: from, insert: before },
    { from: to, to, insert: after },
  ],
  from: from + before.length,
  to: to + before.length,
});

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;

const NEW_ADDRESS = 'https://';

/** The rest of a link after its words: '](address)'. */
const LINK_END = /^\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+"[^"\n]*")?\)/;

const unlinked = ({ text, from, to }: SelectedText): TextEdit | null => {
  const end = LINK_END.exec(text.slice(to, to + 2_000))?.[0];
  if (text[from - 1] !== '[' || text[from - 2] === '!' || end === undefined) return null;
  const changes = [
    { from: from - 1, to: from, insert: '' },
    { from: to, to: to + end.length, insert: '' },
  ];
  return { changes, from: from - 1, to: to - 1 };
};

/** Links the selected words, with the address selected; or takes the link off. A selected address becomes the link's. */
export const toggleLink: TextCommand = (selected) => {
  const { text, from, to } = selected;
  const words = text.slice(from, to);
  if (ADDRESS.test(words)) return replaceSelection(selected, `[](${words})`, 1, 1);
  const off = from === to ? null : unlinked(selected);
  if (off !== null) return off;
  const start = words.length + '[]('.length;
  return replaceSelection(selected, `[${words}](${NEW_ADDRESS})`, start, start + NEW_ADDRESS.length);
};

/** Inserts a block after the selected lines, with empty lines around it; in place of the line if that has no text. */
const insertBlock = (selected: SelectedText, block: string, start: number, end: number): TextEdit => {
  const { text } = selected;
  const line = selectedLines(selected).at(-1) ?? { from: 0, to: 0, text: '' };
  const isBlank = line.text.trim() === '';
  const at = isBlank ? line.from : line.to;
  const head = text.slice(0, at);
  const before = head.trim() === '' ? '' : isBlank ? (/\n[ \t]*\n$/.test(head) ? '' : '\n') : '\n\n';
  const tail = text.slice(line.to);
  const after = tail === '' || /^\n[ \t]*(?:\n|$)/.test(tail) ? '' : '\n';
  const from = at + before.length;
  return {
    changes: [{ from: at, to: line.to, insert: before + block + after }],
    from: from + start,
    to: from + end,
  };
};

export const MIN_TABLE_SIZE = 1;
export const DEFAULT_TABLE_SIZE = 4;
export const MAX_TABLE_SIZE = 20;

/** Whether an entered number is one of rows or columns. */
export const isTableSize = (entry: string): boolean =>
  /^\d{1,3}$/.test(entry.trim()) && Number(entry) >= MIN_TABLE_SIZE && Number(entry) <= MAX_TABLE_SIZE;

/** Inserts a table with a line of headings above its rows; the first heading is selected. */
export const insertTable =
  (rows: number, columns: number, heading: (column: number) => string): TextCommand =>
  (selected) => {
    const headings = Array.from({ length: columns }, (_, index) => heading(index + 1));
    const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    const table = [
      line(headings),
      line(headings.map(({ length }) => '-'.repeat(Math.max(3, length)))),
      ...Array.from({ length: rows }, () => line(headings.map(({ length }) => ' '.repeat(Math.max(3, length))))),
    ];
    return insertBlock(selected, table.join('\n'), 2, 2 + (headings[0]?.length ?? 0));
  };

/** An address as it can stand between parentheses. */
const quoteAddress = (address: string): string => {
  const line = address.trim().replace(/[\r\n]+/g, '');
  return /[\s()<>]/.test(line) ? `<${line.replace(/[<>]/g, encodeURIComponent)}>` : line;
};

const quoteWords = (words: string): string =>
  words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]]/g, '\\$&');

/** Inserts an image in place of the selection. */
export const insertImage =
  (address: string, alternative: string): TextCommand =>
  (selected) => {
    const image = `![${quoteWords(alternative)}](${quoteAddress(address)})`;
    return replaceSelection(selected, image, image.length, image.length);
  };

/** Puts a text in the place of the selection, as pasting does. */
export const insertText =
  (text: string): TextCommand =>
  (selected) =>
    replaceSelection(selected, text, text.length, text.length);

const toggleInline = (selected: SelectedText, prefix: string, suffix: string): TextEdit => {
  const { text, from, to } = selected;
  const isOn =
    prefix + suffix !== '' && text.slice(0, from).endsWith(prefix) && text.startsWith(suffix, to) && from < to;
  if (!isOn) return wrap(selected, prefix, suffix);
  const changes: readonly TextChange[] = [
    { from: from - prefix.length, to: from, insert: '' },
    { from: to, to: to + suffix.length, insert: '' },
  ];
  return { changes, from: mapPosition(changes, from, false), to: mapPosition(changes, to, false) };
};

/**
 * The syntax of an option. Inline it stands around the selection, and is taken off if it stands there; as a block it
 * stands in lines of its own around the selected lines.
 */
export const insertCustomSyntax =
  ({ prefix, suffix, box }: CustomSyntax): TextCommand =>
  (selected) => {
    if (box === 'inline') return toggleInline(selected, prefix, suffix);
    const lines = selectedLines(selected);
    const from = lines[0]?.from ?? 0;
    const to = lines.at(-1)?.to ?? 0;
    const whole = { text: selected.text, from, to };
    return toggleInline(whole, prefix === '' ? '' : `${prefix}\n`, suffix === '' ? '' : `\n${suffix}`);
  };
