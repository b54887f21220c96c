import { isJsonObject, type Json } from '../../../../kernel';

/** Objects become several cells, named by their path; lists stay one. */
const cellsOf = (value: Json, path: string): readonly (readonly [name: string, value: Json])[] =>
  isJsonObject(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, entry]) => cellsOf(entry, path === '' ? name : `${path}.${name}`))
    : path === ''
      ? []
      : [[path, value]];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const cell = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') return quoted(JSON.stringify(value));
  return typeof value === 'string' ? quoted(value) : String(value);
};

/**
 * Comma-separated text: a line of names, which are those of the first row, and a line for each row with
 * anything in it; empty without any.
 */
export const csv = (rows: readonly Json[]): string => {
  const lines = rows.map((row) => new Map(cellsOf(row, '')));
  const names = [...(lines[0]?.keys() ?? [])];
  if (names.length === 0) return '';
  const table = [names.map(quoted), ...lines.map((line) => names.map((name) => cell(line.get(name))))];
  return table
    .filter((cells) => cells.some((text) => text !== ''))
    .map((cells) => cells.join(','))
    .join('\n');
};
