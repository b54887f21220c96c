import { type Alignment, isSortable, type TableOptions } from '../../../domain/query';
import { type Field, fieldName } from '../../../domain/schema';
import { isNumeric } from '../../../domain/values';
import type { ColumnSource } from '../tabular.query';

/** A column before it is drawn. */
export interface ColumnPlan extends ColumnSource {
  readonly header: string;
  readonly sortable: boolean;
  readonly sort: 'ascending' | 'descending' | null;
  readonly align: Alignment;
}

const direction = (sort: string, path: string): ColumnPlan['sort'] =>
  sort === path ? 'ascending' : sort === `-${path}` ? 'descending' : null;

/** A field as it is called on the way to it: 'Author › Name'. */
export const columnHeader = (way: readonly Field[], locale: string): string =>
  way.map((field) => fieldName(field, locale)).join(' › ');

/** Structures have no order, and by what is in another item the platform does not sort. */
const isSortableColumn = ({ path, field, relational }: ColumnSource): boolean =>
  !relational && !path.includes('.') && isSortable(field.type);

const defaultAlignment = ({ field, relational }: ColumnSource): Alignment =>
  isNumeric(field.type) && !relational ? 'end' : 'start';

/** The columns of a table, in their order. */
export const planColumns = (
  sources: readonly ColumnSource[],
  sort: string,
  { align }: Pick<TableOptions, 'align'>,
  locale: string,
): readonly ColumnPlan[] =>
  sources.map((source) => ({
    ...source,
    header: columnHeader(source.fields, locale),
    sortable: isSortableColumn(source),
    sort: direction(sort, source.path),
    align: align.get(source.path) ?? defaultAlignment(source),
  }));

/** The column that a row is known by: the first one of what the collection calls its items, if one is there, else the first of all. */
export const titleColumn = (columns: readonly ColumnSource[], named: readonly string[]): string | undefined =>
  (columns.find(({ path }) => named.includes(path)) ?? columns[0])?.path;

/** The columns with one of them at another place, counted from 0; the same when it is not there. */
export const moveColumn = (paths: readonly string[], path: string, to: number): readonly string[] => {
  if (!paths.includes(path)) return paths;
  const others = paths.filter((other) => other !== path);
  const place = Math.min(Math.max(Math.trunc(to), 0), others.length);
  return [...others.slice(0, place), path, ...others.slice(place)];
};

/** With one more at the end; the same when it is there already. */
export const addColumn = (paths: readonly string[], path: string): readonly string[] =>
  paths.includes(path) ? paths : [...paths, path];

/** Without one; the same when there would be none left. */
export const removeColumn = (paths: readonly string[], path: string): readonly string[] => {
  const left = paths.filter((other) => other !== path);
  return left.length === 0 ? paths : left;
};
