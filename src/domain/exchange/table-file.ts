import type { Json } from '../../kernel';

/** A cell of a CSV file is text, that of a JSON file anything; undefined where an entry has no such member. */
export type Cell = Json | undefined;

/** A file taken apart. */
export interface TableFile {
  readonly format: 'csv' | 'json';
  readonly columns: readonly string[];
  /** As many cells as there are columns; a malformed line of a CSV file has fewer or more, and is a fault of its row. */
  readonly rows: readonly (readonly Cell[])[];
  /**
   * The number of each row as people count it: that of a spreadsheet, where blank lines and the names of the columns count
   * too; entries of a JSON file from 1.
   */
  readonly numbers: readonly number[];
}

/** Why a file is no table; a quote that is not closed is told with the number of the row where it begins. */
export type TableFault =
  | 'too_large'
  | 'unreadable'
  | 'no_json'
  | 'no_rows'
  | 'too_many_columns'
  | { readonly kind: 'open_quote'; readonly row: number };

/** More columns than any collection has fields make a page that nobody can use. */
export const MOST_COLUMNS = 500;

/** 20 MB, in bytes: what a page takes apart and keeps without trouble. */
export const LARGEST_FILE = 20_000_000;
