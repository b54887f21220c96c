import { lightFormat } from 'date-fns';
import { type Json, shorten } from '../../kernel';
import type { ExportFormat } from '../query';
import { valuesAt } from '../templates';
import type { DecimalMark } from '../values';
import { xmlLines } from './xml-text';

/**
 * A spreadsheet executes a cell that starts with one of these. Apostrophes before them are part of the text: a reader
 * of the file removes only the first one.
 */
const FORMULA = /^'*[=+\-@\t\r\n\0]/;

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

const textOf = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** How a CSV file is written. */
export interface CsvStyle {
  readonly delimiter: string;
  readonly decimal: DecimalMark;
  /** The columns of numbers, which may be text; other text is never changed. */
  readonly numericColumns: ReadonlySet<number>;
  /** Excel reads a file without it in the encoding of the system, and shows 'ä' as 'Ã¤'. */
  readonly hasByteOrderMark: boolean;
}

/** As programs read it. */
export const PLAIN_CSV: CsvStyle = {
  delimiter: ',',
  decimal: '.',
  numericColumns: new Set(),
  hasByteOrderMark: false,
};

/**
 * A cell of a CSV file: quoted when necessary, and with an apostrophe before text that a spreadsheet would execute.
 */
export const csvCell = (value: Json, column: number, { delimiter, decimal, numericColumns }: CsvStyle): string => {
  const text = textOf(value);
  const isNumber = NUMBER.test(text);
  const isWritten = isNumber && (typeof value === 'number' || numericColumns.has(column));
  const written = isWritten ? text.replace('.', decimal) : text;
  const safe = FORMULA.test(text) && !isNumber ? `'${text}` : written;
  return /["\r\n]/.test(safe) || safe.includes(delimiter) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const LINE = '\r\n';

const BYTE_ORDER_MARK = '\ufeff';

/** Lines of a CSV file with line ends. Cells that a spreadsheet would execute are escaped. */
export const csvLines = (rows: readonly (readonly Json[])[], style = PLAIN_CSV): string =>
  rows.map((row) => row.map((cell, column) => csvCell(cell, column, style)).join(style.delimiter) + LINE).join('');

/** The value at a dotted path: a single value as it is, several as a list. */
const valueAt = (item: Json, path: string): Json => {
  const [only, ...more] = valuesAt(item, path);
  return only === undefined ? null : more.length === 0 ? only : [only, ...more];
};

/** Items as lines of a CSV file, one column per path. */
export const itemLines = (items: readonly Json[], paths: readonly string[], style = PLAIN_CSV): string =>
  csvLines(
    items.map((item) => paths.map((path) => valueAt(item, path))),
    style,
  );

/** A file format for exports that are written page by page. */
export interface ExportText {
  readonly type: string;
  /** `paths` are the columns of a format that has them, `style` is that of CSV. */
  readonly head: (paths: readonly string[], style: CsvStyle) => string;
  /** At least one item. */
  readonly items: (items: readonly Json[], paths: readonly string[], first: boolean, style: CsvStyle) => string;
  readonly foot: string;
}

export const EXPORT_TEXTS: Readonly<Record<ExportFormat, ExportText>> = {
  csv: {
    type: 'text/csv;charset=utf-8',
    head: (paths, style) => `${style.hasByteOrderMark ? BYTE_ORDER_MARK : ''}${csvLines([paths], style)}`,
    items: (items, paths, _, style) => itemLines(items, paths, style),
    foot: '',
  },
  json: {
    type: 'application/json',
    head: () => '[',
    items: (items, _, first) => (first ? '\n' : ',\n') + items.map((item) => JSON.stringify(item)).join(',\n'),
    foot: '\n]\n',
  },
  xml: {
    type: 'text/xml;charset=utf-8',
    head: () => "<?xml version='1.0'?>\n<data>\n",
    items: xmlLines,
    foot: '</data>\n',
  },
};

/** Everything except letters, digits and a few marks may have a meaning in a file system. */
const UNSAFE = /[^\p{L}\p{N}_.-]+/gu;

/** 'articles-2026-11-20.csv', with the local date. `now` in milliseconds since 1970. */
export const exportFileName = (collection: string, extension: string, now: number): string => {
  const stem = shorten(collection.replace(UNSAFE, '-').replace(/^[.-]+/, ''), 80) || 'items';
  return `${stem}-${lightFormat(now, 'yyyy-MM-dd')}.${extension}`;
};
