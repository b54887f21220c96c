import { type Either, left, right } from 'fp-ts/Either';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

/** A cell of a CSV file is text, that of a JSON file anything; undefined where an entry has no such member. */
export type TableCell = Json | undefined;

/** A file taken apart. */
export interface TableFile {
  readonly format: 'csv' | 'json';
  readonly columns: readonly string[];
  /** As many cells as there are columns; a malformed line of a CSV file has fewer or more, and is a fault of its row. */
  readonly rows: readonly (readonly TableCell[])[];
  /**
   * The number of each row as people count it: that of a spreadsheet, where blank lines and the names of the columns count
   * too; entries of a JSON file from 1.
   */
  readonly rowNumbers: readonly number[];
}

/** Why a file is no table; a quote that is not closed is told with the number of the row where it begins. */
export type TableError =
  | 'too_large'
  | 'unreadable'
  | 'no_json'
  | 'no_rows'
  | 'too_many_columns'
  | { readonly kind: 'open_quote'; readonly row: number };

/** More columns than any collection has fields make a page that nobody can use. */
export const MAX_COLUMNS = 500;

/** 20 MB, in bytes: what a page takes apart and keeps without trouble. */
export const MAX_FILE_BYTES = 20_000_000;

/** Every column has a name of its own: one without is called by its place, a second of the same name by its number. */
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

/** An apostrophe that keeps a spreadsheet from running a cell is no part of what it says. */
const withoutFormulaGuard = (cell: string): string => (/^'[=+\-@\t\r\0]/.test(cell) ? cell.slice(1) : cell);

/** Empty cells beyond the last column say nothing; anything else there stays, as a fault to be told. */
const withinColumns = (row: readonly string[], width: number): readonly string[] =>
  isBlank(row.slice(width)) ? row.slice(0, width) : row;

/** Lines of cells as a table: the first names the columns, blank ones are no rows but count. What is malformed stays so. */
export const csvTable = (lines: readonly (readonly string[])[]): Either<TableError, TableFile> => {
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
  return rows.length === 0 ? left('no_rows') : right({ format: 'csv', columns, rows, rowNumbers });
};

/** A list of entries, or an answer of the platform, which has it in `data`. */
const entriesIn = (value: Json): readonly Json[] | null => {
  if (Array.isArray(value)) return value as readonly Json[];
  if (!isJsonObject(value)) return null;
  const data = Object.hasOwn(value, 'data') ? value['data'] : null;
  return Array.isArray(data) ? (data as readonly Json[]) : [value];
};

const cellOf = (entry: JsonObject, column: string): TableCell =>
  Object.hasOwn(entry, column) ? entry[column] : undefined;

/** Entries as a table: each member that any of them has is a column. A list with anything else in it is none of entries. */
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
  return right({ format: 'json', columns: names, rows, rowNumbers: entries.map((_, index) => index + 1) });
};
