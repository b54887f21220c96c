import { left, right, type Either } from 'fp-ts/Either';
import { MOST_COLUMNS, type TableFault, type TableFile } from './table-file';

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
const bare = (cell: string): string => (/^'[=+\-@\t\r\0]/.test(cell) ? cell.slice(1) : cell);

/**
 * Lines of cells as a table: the first names the columns, blank ones count as nothing, short ones are filled up, and what
 * goes beyond the last column is dropped with it.
 */
export const csvTable = (lines: readonly (readonly string[])[]): Either<TableFault, TableFile> => {
  const [head, ...rest] = lines;
  if (head === undefined) return left('no_rows');
  if (head.length > MOST_COLUMNS) return left('too_many_columns');
  const columns = columnNames(head);
  const rows = rest.filter((row) => !isBlank(row)).map((row) => columns.map((_, index) => bare(row[index] ?? '')));
  return rows.length === 0 ? left('no_rows') : right({ format: 'csv', columns, rows });
};
