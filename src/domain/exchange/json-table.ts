import { left, right, type Either } from 'fp-ts/Either';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';
import { MOST_COLUMNS, type Cell, type TableFault, type TableFile } from './table-file';

/** A list of entries, or an answer of the platform, which has it in `data`. */
const entriesIn = (value: Json): readonly Json[] | null => {
  if (Array.isArray(value)) return value as readonly Json[];
  if (!isJsonObject(value)) return null;
  const data = Object.hasOwn(value, 'data') ? value['data'] : null;
  return Array.isArray(data) ? (data as readonly Json[]) : [value];
};

const cellOf = (entry: JsonObject, column: string): Cell => (Object.hasOwn(entry, column) ? entry[column] : undefined);

/** Entries as a table: each member that any of them has is a column. A list with anything else in it is none of entries. */
export const jsonTable = (value: Json): Either<TableFault, TableFile> => {
  const entries = entriesIn(value);
  if (entries === null || !entries.every(isJsonObject)) return left('no_json');
  const columns = new Set<string>();
  for (const entry of entries) {
    for (const member of Object.keys(entry)) columns.add(member);
    if (columns.size > MOST_COLUMNS) return left('too_many_columns');
  }
  const names = [...columns];
  if (names.length === 0) return left('no_rows');
  const rows = entries.map((entry) => names.map((name) => cellOf(entry, name)));
  return right({ format: 'json', columns: names, rows, numbers: entries.map((_, index) => index + 1) });
};
