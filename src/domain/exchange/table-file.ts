import type { Json } from '../../kernel';

/** A cell of a CSV file is text, that of a JSON file anything; undefined where an entry has no such member. */
export type Cell = Json | undefined;

/** A file taken apart: rows of as many cells as there are columns. */
export interface TableFile {
  readonly format: 'csv' | 'json';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Why a file is no table. */
export type TableFault = 'too_large' | 'unreadable' | 'no_json' | 'no_rows' | 'too_many_columns';

/** More columns than any collection has fields make a page that nobody can use. */
export const MOST_COLUMNS = 500;

/** 20 MB, in bytes: what a page takes apart and keeps without trouble. */
export const LARGEST_FILE = 20_000_000;

/** The row as a spreadsheet counts it, where the names of the columns are the first; entries of a JSON file count from 1. */
export const rowNumber = ({ format }: TableFile, index: number): number => index + (format === 'csv' ? 2 : 1);
