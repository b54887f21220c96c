import { equals } from '../../kernel';
import type { Field } from '../schema';
import { type DateOrder, type DecimalMark, type EntryNotation, entryValue, isDateType, isNumeric } from '../values';
import type { TableCell, TableFile } from './table-file';

/** How the numbers or dates of one column are written. */
export type ColumnNotation = DecimalMark | DateOrder;

/** The notation of a column. Ambiguous where its cells have other values in another one. */
export interface ColumnReading {
  readonly notation: EntryNotation;
  /** The notation that applies to the type of the field; null where all of them read the column alike. */
  readonly chosen: ColumnNotation | null;
  readonly isAmbiguous: boolean;
}

const DECIMAL_MARKS: readonly DecimalMark[] = ['.', ','];
const DATE_ORDERS: readonly DateOrder[] = ['day_first', 'month_first'];

/** The notations that a column of this field can have; none where all of them mean the same. */
export const columnNotations = ({ type }: Pick<Field, 'type'>): readonly ColumnNotation[] =>
  isNumeric(type) ? DECIMAL_MARKS : isDateType(type) && type !== 'time' ? DATE_ORDERS : [];

const withNotation = (base: EntryNotation, chosen: ColumnNotation): EntryNotation =>
  chosen === '.' || chosen === ','
    ? { ...base, decimal: chosen, isStrict: true }
    : { ...base, dates: chosen, isStrict: true };

/** Written by programs: every notation reads them alike. */
const PLAIN = /^-?\d*$|^\d{4}-\d{2}-\d{2}/;

/** The rest of a longer column is read as these; what does not fit is an error of its row. */
const MAX_EXAMINED_CELLS = 10_000;

/** The texts of a column that notations may read differently. */
const writtenCells = ({ rows }: Pick<TableFile, 'rows'>, column: number): readonly string[] => {
  const found = new Set<string>();
  for (const row of rows) {
    const cell: TableCell = row[column];
    if (typeof cell === 'string' && !PLAIN.test(cell)) found.add(cell);
    if (found.size === MAX_EXAMINED_CELLS) break;
  }
  return [...found];
};

/**
 * Programs write numbers with a point, in JSON and between commas, where a decimal comma would need quotes. In other
 * files the notation is that of the user.
 */
const fileNotation = ({ format, delimiter }: Pick<TableFile, 'format' | 'delimiter'>, user: EntryNotation) =>
  format === 'json' || delimiter === ',' ? { ...user, decimal: '.' as const } : user;

/**
 * The notation of a column: the chosen one, else the one in which all cells have a value. Where several or none fit,
 * that of the file's kind and the user's language (`user`).
 */
export const columnReading = (
  table: Pick<TableFile, 'rows' | 'format' | 'delimiter'>,
  column: number,
  field: Field,
  user: EntryNotation,
  choice: ColumnNotation | null = null,
): ColumnReading => {
  const base = fileNotation(table, user);
  const notations = columnNotations(field);
  if (choice !== null && notations.includes(choice))
    return { notation: withNotation(base, choice), chosen: choice, isAmbiguous: false };
  const [first, second] = notations;
  if (first === undefined || second === undefined) return { notation: base, chosen: null, isAmbiguous: false };
  const cells = writtenCells(table, column);
  if (cells.length === 0) return { notation: base, chosen: null, isAmbiguous: false };
  const valueIn = (text: string, notation: ColumnNotation) =>
    entryValue(text, field.type, withNotation(base, notation));
  const own = isNumeric(field.type) ? base.decimal : base.dates;
  const fitting = notations.filter((each) => cells.every((text) => valueIn(text, each) !== undefined));
  const differing =
    fitting.length < 2 ? undefined : cells.find((text) => !equals(valueIn(text, first), valueIn(text, second)));
  if (differing === undefined) {
    const [only = own] = fitting.length === 1 ? fitting : [];
    return { notation: withNotation(base, only), chosen: only, isAmbiguous: false };
  }
  // As an input reads the same text.
  const expected = entryValue(differing, field.type, base);
  const only = notations.find((each) => equals(valueIn(differing, each), expected)) ?? own;
  return { notation: withNotation(base, only), chosen: only, isAmbiguous: true };
};
