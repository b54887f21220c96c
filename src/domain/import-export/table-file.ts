import { type Either, left, right } from 'fp-ts/Either';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

/** A cell: text in a CSV file, any JSON in a JSON file; undefined where an entry lacks the property. */
export type TableCell = Json | undefined;

/** A parsed file. */
export interface TableFile {
  readonly format: 'csv' | 'json';
  /** Between the cells of a CSV file; null for JSON. */
  readonly delimiter: string | null;
  readonly columns: readonly string[];
  /** One cell per column; a malformed row of a CSV file has fewer or more. */
  readonly rows: readonly (readonly TableCell[])[];
  /** The number of each row as a spreadsheet counts it, with header and blank rows; entries of a JSON file from 1. */
  readonly rowNumbers: readonly number[];
}

/** Why a file could not be parsed; an unclosed quote is reported with the number of the row where it starts. */
export type TableError =
  | 'too_large'
  | 'unreadable'
  | 'no_json'
  | 'no_rows'
  | 'too_many_columns'
  | { readonly kind: 'open_quote'; readonly row: number };

/** More columns than any collection has fields; the mapping page stays usable below it. */
export const MAX_COLUMNS = 500;

/** 20 MB: what a page can parse and hold in memory. */
export const MAX_FILE_BYTES = 20_000_000;

/** Unique column names: an empty name becomes its position, a duplicate gets a number. */
const columnNames = (head: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return head.map((cell, index) => {
    const wanted = cell.trim() === '' ? `#${index + 1}` : cell.trim();
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted} (${count})`;
    taken.add(name);
    return name;
  });
};

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell === '');

/** Removes the apostrophe that exports add before formulas. */
const withoutFormulaGuard = (cell: string): string => (/^'+[=+\-@\t\r\n\0]/.test(cell) ? cell.slice(1) : cell);

/** Drops empty cells beyond the last column. Other extra cells stay and make the row malformed. */
const withinColumns = (row: readonly string[], width: number): readonly string[] =>
  isBlank(row.slice(width)) ? row.slice(0, width) : row;

/**
 * Rows of cells as a table: the first row has the column names; blank rows are skipped, but counted in row numbers.
 * Malformed rows stay malformed.
 */
export const csvTable = (lines: readonly (readonly string[])[], delimiter: string): Either<TableError, TableFile> => {
  const first = lines.findIndex((line) => !isBlank(line));
  const head = lines[first];
  if (head === undefined) return left('no_rows');
  if (head.length > MAX_COLUMNS) return left('too_many_columns');
  const columns = columnNames(head);
  const rows: (readonly string[])[] = [];
  const rowNumbers: number[] = [];
  lines.forEach((line, index) => {
    if (index <= first || isBlank(line)) return;
    rows.push(withinColumns(line, columns.length).map(withoutFormulaGuard));
    rowNumbers.push(index + 1);
  });
  return rows.length === 0 ? left('no_rows') : right({ format: 'csv', delimiter, columns, rows, rowNumbers });
};

/** A list of entries, or an API response with the list in `data`. */
const entriesIn = (value: Json): readonly Json[] | null => {
  if (Array.isArray(value)) return value as readonly Json[];
  if (!isJsonObject(value)) return null;
  const data = Object.hasOwn(value, 'data') ? value['data'] : null;
  return Array.isArray(data) ? (data as readonly Json[]) : [value];
};

const cellOf = (entry: JsonObject, column: string): TableCell =>
  Object.hasOwn(entry, column) ? entry[column] : undefined;

/** Entries as a table with a column for each property of any entry. Fails when an entry is not an object. */
export const jsonTable = (value: Json): Either<TableError, TableFile> => {
  const entries = entriesIn(value);
  if (entries === null || !entries.every(isJsonObject)) return left('no_json');
  const columns = new Set<string>();
  for (const entry of entries) {
    for (const member of Object.keys(entry)) columns.add(member);
    if (columns.size > MAX_COLUMNS) return left('too_many_columns');
  }
  const names = [...columns];
  if (names.length === 0) return left('no_rows');
  const rows = entries.map((entry) => names.map((name) => cellOf(entry, name)));
  const rowNumbers = entries.map((_, index) => index + 1);
  return right({ format: 'json', delimiter: null, columns: names, rows, rowNumbers });
};
