import { type Alignment, isSortable, type TableOptions } from '../../../domain/query';
import { type Field, fieldName, isAlias, isNoData, isStaticToken, type PathStep } from '../../../domain/schema';
import { isNumeric } from '../../../domain/values';
import type { ColumnSource } from '../tabular.query';

/** A column with header, sort state and alignment, before it becomes a TableColumn. */
export interface ColumnPlan extends ColumnSource {
  readonly header: string;
  readonly sortable: boolean;
  readonly sort: 'ascending' | 'descending' | null;
  readonly align: Alignment;
}

/** The fields that can be added as columns: those with a value, and lists of related items. */
export const COLUMN_FIELDS = {
  canPick: ({ field, kind }: PathStep): boolean =>
    !isNoData(field) && !isStaticToken(field) && (kind === 'many' || (kind !== 'scoped' && !isAlias(field))),
  canExpand: ({ kind }: PathStep): boolean => kind === 'one',
};

const direction = (sort: string, path: string): ColumnPlan['sort'] =>
  sort === path ? 'ascending' : sort === `-${path}` ? 'descending' : null;

/** Names of the fields along the path: 'Author › Name'. */
const columnHeader = (fields: readonly Field[], locale: string): string =>
  fields.map((field) => fieldName(field, locale)).join(' › ');

/** The server sorts neither by JSON nor by fields of related items. */
const isSortableColumn = ({ path, field, relational }: ColumnSource): boolean =>
  !relational && !path.includes('.') && isSortable(field.type);

const defaultAlignment = ({ field, relational }: ColumnSource): Alignment =>
  isNumeric(field.type) && !relational ? 'end' : 'start';

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

/** The title column: the first one whose field is in the display template (`templateFields`), else the first column. */
export const titleColumn = (columns: readonly ColumnSource[], templateFields: readonly string[]): string | undefined =>
  (columns.find(({ path }) => templateFields.includes(path)) ?? columns[0])?.path;

/** Moves a column to an index, clamped to the list; unchanged when there is no such column. */
export const moveColumn = (paths: readonly string[], path: string, to: number): readonly string[] => {
  if (!paths.includes(path)) return paths;
  const others = paths.filter((other) => other !== path);
  const index = Math.min(Math.max(Math.trunc(to), 0), others.length);
  return [...others.slice(0, index), path, ...others.slice(index)];
};

/** Appends a column; unchanged when it exists already. */
export const addColumn = (paths: readonly string[], path: string): readonly string[] =>
  paths.includes(path) ? paths : [...paths, path];

/** Removes a column; unchanged when it is the last one. */
export const removeColumn = (paths: readonly string[], path: string): readonly string[] => {
  const left = paths.filter((other) => other !== path);
  return left.length === 0 ? paths : left;
};
