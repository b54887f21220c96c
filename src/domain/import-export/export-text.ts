import { lightFormat } from 'date-fns';
import type { Json } from '../../kernel';
import type { ExportFormat } from '../query';
import { valuesAt } from '../templates';
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

/**
 * A cell of a CSV file: quoted when necessary, and with an apostrophe before text that a spreadsheet would execute.
 */
export const csvCell = (value: Json): string => {
  const text = textOf(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const LINE = '\r\n';

/** Lines of a CSV file with line ends. Cells that a spreadsheet would execute are escaped. */
export const csvLines = (rows: readonly (readonly Json[])[]): string =>
  rows.map((row) => row.map(csvCell).join(',') + LINE).join('');

/** The value at a dotted path: a single value as it is, several as a list. */
const valueAt = (item: Json, path: string): Json => {
  const [only, ...more] = valuesAt(item, path);
  return only === undefined ? null : more.length === 0 ? only : [only, ...more];
};

/** Items as lines of a CSV file, one column per path. */
export const itemLines = (items: readonly Json[], paths: readonly string[]): string =>
  csvLines(items.map((item) => paths.map((path) => valueAt(item, path))));

/** A file format for exports that are written page by page. */
export interface ExportText {
  readonly type: string;
  /** `paths` are the columns of a format that has them. */
  readonly head: (paths: readonly string[]) => string;
  /** At least one item. */
  readonly items: (items: readonly Json[], paths: readonly string[], first: boolean) => string;
  readonly foot: string;
}

export const EXPORT_TEXTS: Readonly<Record<ExportFormat, ExportText>> = {
  csv: {
    type: 'text/csv;charset=utf-8',
    head: (paths) => csvLines([paths]),
    items: itemLines,
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
  const stem =
    collection
      .replace(UNSAFE, '-')
      .replace(/^[.-]+/, '')
      .slice(0, 80) || 'items';
  return `${stem}-${lightFormat(now, 'yyyy-MM-dd')}.${extension}`;
};
