import { isLeft } from 'fp-ts/Either';
import type { FieldError, Json } from '../../kernel';
import { type Item, type PrimaryKey, referencedKey } from '../items';
import { isPrimaryKey, isRequired, type Field } from '../schema';
import { entryExample, type EntryNotation } from '../values';
import { cellValue, isEmptyCell, type CellProblem, type CellRefusal } from './cell-value';
import type { ColumnMapping } from './column-mapping';
import { type ColumnNotation, type ColumnReading, columnReading } from './column-notation';
import type { TableCell, TableFile } from './table-file';

/**
 * A problem found before a row is sent: with its line, a cell, a required value, or a validation rule of the role.
 */
export type RowProblem =
  | { readonly kind: 'line'; readonly problem: 'row_too_short' | 'row_too_long' }
  | {
      readonly kind: 'cell';
      readonly field: string;
      readonly problem: CellProblem | 'cell_key_twice' | 'cell_required';
      /** What a cell of this column looks like, for texts that cannot be read in its notation. */
      readonly example?: string;
      /** How many characters are too many. */
      readonly excess?: number;
    }
  | { readonly kind: 'rule'; readonly error: FieldError };

/** A row of a file as an item. */
export interface PreparedRow {
  /** The position in the file, from 0. */
  readonly index: number;
  /** The primary key; null when the file has none. */
  readonly key: PrimaryKey | null;
  /** For a new item: an empty CSV cell is left out, so that the default applies. */
  readonly createValues: Item;
  /** For an existing item: an empty cell clears the field. */
  readonly updateValues: Item;
  readonly problems: readonly RowProblem[];
}

/** A column with its field. */
export interface MappedColumn {
  readonly column: number;
  readonly field: Field;
  readonly reading: ColumnReading;
}

/** The notations that the user has chosen for columns, by index. */
export type NotationChoices = ReadonlyMap<number, ColumnNotation>;

/** The columns that are mapped to a field, read in the notation of `user` where theirs is neither chosen nor evident. */
export const mappedColumns = (
  table: TableFile,
  mapping: ColumnMapping,
  fields: readonly Field[],
  user: EntryNotation,
  choices: NotationChoices,
): readonly MappedColumn[] => {
  const byKey = new Map(fields.map((field) => [field.field, field]));
  return mapping.flatMap((name, column) => {
    const field = name === null ? undefined : byKey.get(name);
    if (field === undefined) return [];
    return [{ column, field, reading: columnReading(table, column, field, user, choices.get(column)) }];
  });
};

const cellProblem = ({ field }: Pick<Field, 'field'>, refusal: CellRefusal, example: string): RowProblem => ({
  kind: 'cell',
  field,
  ...refusal,
  ...(example !== '' && { example }),
});

/** The row of a line with too few or too many cells, which cannot be assigned to columns; null for any other line. */
export const malformedRow = (index: number, { columns, rows }: TableFile): PreparedRow | null => {
  const width = rows[index]?.length ?? 0;
  if (width === columns.length) return null;
  const problem = width < columns.length ? 'row_too_short' : 'row_too_long';
  return { index, key: null, createValues: {}, updateValues: {}, problems: [{ kind: 'line', problem }] };
};

/** Converts a row. Total: a cell without a valid value is a problem of this row only. */
export const prepareRow = (
  index: number,
  cells: readonly TableCell[],
  columns: readonly MappedColumn[],
  /** Fields that a new item needs. */
  required: readonly Field[],
  format: TableFile['format'],
): PreparedRow => {
  const created: [string, Json][] = [];
  const updated: [string, Json][] = [];
  const problems: RowProblem[] = [];
  let key: PrimaryKey | null = null;
  for (const { column, field, reading } of columns) {
    const cell = cells[column];
    if (cell === undefined) continue;
    const value = cellValue(cell, field, format, reading.notation);
    if (isLeft(value)) {
      problems.push(cellProblem(field, value.left, entryExample(field.type, reading.notation)));
      continue;
    }
    if (isPrimaryKey(field)) key = referencedKey(value.right);
    else updated.push([field.field, value.right]);
    if (!isEmptyCell(cell, field, format) && !(isPrimaryKey(field) && value.right === null))
      created.push([field.field, value.right]);
  }
  const item = Object.fromEntries(created);
  const missing = required.filter(({ field }) => !Object.hasOwn(item, field) || item[field] === null);
  const unfilled = missing.filter(
    ({ field }) => !problems.some((problem) => problem.kind === 'cell' && problem.field === field),
  );
  return {
    index,
    key,
    createValues: item,
    updateValues: Object.fromEntries(updated),
    problems: [
      ...problems,
      ...unfilled.map(({ field }) => ({ kind: 'cell', field, problem: 'cell_required' }) as const),
    ],
  };
};

/** Whether the row can be sent. For an update (`updates`) missing required values are left to the server. */
export const isSendable = ({ problems }: PreparedRow, updates: boolean): boolean =>
  updates
    ? problems.every((problem) => problem.kind === 'rule' || problem.problem === 'cell_required')
    : problems.length === 0;

/** The fields that a new item needs. */
export const requiredFields = (fields: readonly Field[]): readonly Field[] => fields.filter(isRequired);
