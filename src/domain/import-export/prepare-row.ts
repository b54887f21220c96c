import type { FieldError, Json } from '../../kernel';
import type { Item, PrimaryKey } from '../items';
import { isPrimaryKey, isRequired, type Field } from '../schema';
import { cellValue, isEmptyCell, type CellProblem } from './cell-value';
import type { ColumnMapping } from './column-mapping';
import type { TableCell, TableFile } from './table-file';

/** What is wrong with a row before it is sent: its line, a cell, a value that is needed, or what the person's own rules say. */
export type RowProblem =
  | { readonly kind: 'line'; readonly problem: 'row_too_short' | 'row_too_long' }
  | {
      readonly kind: 'cell';
      readonly field: string;
      readonly problem: CellProblem | 'cell_key_twice' | 'cell_required';
    }
  | { readonly kind: 'rule'; readonly error: FieldError };

/** A row of a file as an item. */
export interface PreparedRow {
  /** Its place among the rows of the file, from 0. */
  readonly index: number;
  /** Null unless the file says which item it is. */
  readonly key: PrimaryKey | null;
  /** For a new item: an empty cell of a CSV file gives nothing, so that the default holds. */
  readonly createValues: Item;
  /** For the item there is: an empty cell empties the field. */
  readonly updateValues: Item;
  readonly problems: readonly RowProblem[];
}

/** A column that goes somewhere. */
export interface MappedColumn {
  readonly column: number;
  readonly field: Field;
}

/** The columns that go somewhere, with their fields. */
export const mappedColumns = (mapping: ColumnMapping, fields: readonly Field[]): readonly MappedColumn[] => {
  const byKey = new Map(fields.map((field) => [field.field, field]));
  return mapping.flatMap((name, column) => {
    const field = name === null ? undefined : byKey.get(name);
    return field === undefined ? [] : [{ column, field }];
  });
};

const cellProblem = (field: Field, problem: Extract<RowProblem, { readonly kind: 'cell' }>['problem']): RowProblem => ({
  kind: 'cell',
  field: field.field,
  problem,
});

const keyIn = (value: Json | undefined): PrimaryKey | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** The row of a line with fewer or more cells than there are columns, where nobody knows which cell is whose; null for any other. */
export const malformedRow = (index: number, { columns, rows }: TableFile): PreparedRow | null => {
  const width = rows[index]?.length ?? 0;
  if (width === columns.length) return null;
  const problem = width < columns.length ? 'row_too_short' : 'row_too_long';
  return { index, key: null, createValues: {}, updateValues: {}, problems: [{ kind: 'line', problem }] };
};

/** Total: a cell that means nothing in its field is a problem of the row, and of no other. */
export const prepareRow = (
  index: number,
  cells: readonly TableCell[],
  ways: readonly MappedColumn[],
  /** Fields that a new item needs; their column may be empty, or there may be none. */
  required: readonly Field[],
  format: TableFile['format'],
): PreparedRow => {
  const created: [string, Json][] = [];
  const updated: [string, Json][] = [];
  const problems: RowProblem[] = [];
  let key: PrimaryKey | null = null;
  for (const { column, field } of ways) {
    const cell = cells[column];
    if (cell === undefined) continue;
    const value = cellValue(cell, field, format);
    if (value._tag === 'Left') {
      problems.push(cellProblem(field, value.left));
      continue;
    }
    if (isPrimaryKey(field)) key = keyIn(value.right);
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
    problems: [...problems, ...unfilled.map((field) => cellProblem(field, 'cell_required'))],
  };
};

/** Whether it can be sent; for an item that is there (`updates`) the platform knows whether something it needs is missing. */
export const isSendable = ({ problems }: PreparedRow, updates: boolean): boolean =>
  updates
    ? problems.every((problem) => problem.kind === 'rule' || problem.problem === 'cell_required')
    : problems.length === 0;

/** The fields that a new item needs. */
export const requiredFields = (fields: readonly Field[]): readonly Field[] => fields.filter(isRequired);
