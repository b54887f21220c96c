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

/** Empty cells beyond the last column say nothing; anything else there stays, as a fault to be told. */
const withinColumns = (row: readonly string[], width: number): readonly string[] =>
  isBlank(row.slice(width)) ? row.slice(0, width) : row;

/** Lines of cells as a table: the first names the columns, blank ones are no rows but count. What is malformed stays so. */
export const csvTable = (lines: readonly (readonly string[])[]): Either<TableFault, TableFile> => {
  const first = lines.findIndex((line) => !isBlank(line));
  const head = lines[first];
  if (head === undefined) return left('no_rows');
  if (head.length > MOST_COLUMNS) return left('too_many_columns');
  const columns = columnNames(head);
  const rows: (readonly string[])[] = [];
  const numbers: number[] = [];
  lines.forEach((line, index) => {
    if (index <= first || isBlank(line)) return;
    rows.push(withinColumns(line, columns.length).map(bare));
    numbers.push(index + 1);
  });
  return rows.length === 0 ? left('no_rows') : right({ format: 'csv', columns, rows, numbers });
};
