import type { Json } from '../../kernel';
import { valuesAt } from '../templates';
import { csvCell } from '../values';

const LINE = '\r\n';

/** Lines of a CSV file, each with its end. Cells that a spreadsheet would run are kept from it. */
export const csvLines = (rows: readonly (readonly Json[])[]): string =>
  rows.map((row) => row.map(csvCell).join(',') + LINE).join('');

/** What an item shows at a dotted path: one value as it is, several as a list. */
const valueAt = (item: Json, path: string): Json => {
  const [only, ...more] = valuesAt(item, path);
  return only === undefined ? null : more.length === 0 ? only : [only, ...more];
};

/** Items as lines of a CSV file, a column for each path. */
export const itemLines = (items: readonly Json[], paths: readonly string[]): string =>
  csvLines(items.map((item) => paths.map((path) => valueAt(item, path))));
