import {
  malformedRow,
  prepareRow,
  requiredFields,
  waysOf,
  type ColumnMapping,
  type PreparedRow,
  type TableFile,
} from '../../domain/exchange';
import { validationErrors, type Access } from '../../domain/permissions';
import { isPrimaryKey, type Field } from '../../domain/schema';

/** What rows are looked at with. */
export interface CheckParts {
  readonly table: TableFile;
  readonly mapping: ColumnMapping;
  readonly fields: readonly Field[];
  readonly access: Access;
  readonly collection: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** The first row of each key; a later one would write the same item twice. */
const firstRows = ({ table, mapping, fields }: CheckParts): ReadonlyMap<string, number> => {
  const key = fields.find(isPrimaryKey)?.field;
  const column = key === undefined ? -1 : mapping.indexOf(key);
  const first = new Map<string, number>();
  if (column === -1) return first;
  table.rows.forEach((row, index) => {
    if (row.length !== table.columns.length) return;
    const text = String(row[column] ?? '').trim();
    if (text !== '' && !first.has(text)) first.set(text, index);
  });
  return first;
};

/** Makes rows ready and says what is wrong with them before anything is sent: lines, cells, needed values, the person's own rules. */
export const rowCheck = (parts: CheckParts): ((index: number) => PreparedRow) => {
  const { table, fields, mapping, access, collection, now } = parts;
  const ways = waysOf(mapping, fields);
  const required = requiredFields(fields);
  const first = firstRows(parts);
  const keyField = fields.find(isPrimaryKey)?.field ?? '';
  const keyColumn = mapping.indexOf(keyField);
  return (index) => {
    const malformed = malformedRow(index, table);
    if (malformed !== null) return malformed;
    const cells = table.rows[index] ?? [];
    const row = prepareRow(index, cells, ways, required, table.format);
    const text = String(cells[keyColumn] ?? '').trim();
    const twice = text !== '' && first.get(text) !== index;
    const rules = row.problems.length > 0 ? [] : validationErrors(access, collection, 'create', row.created, now);
    return {
      ...row,
      problems: [
        ...row.problems,
        ...(twice ? [{ kind: 'cell', field: keyField, problem: 'cell_key_twice' } as const] : []),
        ...rules.map((error) => ({ kind: 'rule', error }) as const),
      ],
    };
  };
};
