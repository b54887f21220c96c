import { isSortable, type Alignment, type TableOptions } from '../../domain/query';
import { fieldName, type Field } from '../../domain/schema';
import { isNumeric } from '../../domain/values';
import type { ColumnSource } from './tabular.query';

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
export const wayName = (way: readonly Field[], locale: string): string =>
  way.map((field) => fieldName(field, locale)).join(' › ');

/** Structures have no order, and by what is in another item the platform does not sort. */
const isOrdered = ({ path, field, relational }: ColumnSource): boolean =>
  !relational && !path.includes('.') && isSortable(field.type);

const usualAlignment = ({ field, relational }: ColumnSource): Alignment =>
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
    header: wayName(source.way, locale),
    sortable: isOrdered(source),
    sort: direction(sort, source.path),
    align: align.get(source.path) ?? usualAlignment(source),
  }));

/** The column that a row is known by: the first one of what the collection calls its items, if one is there, else the first of all. */
export const titleColumn = (columns: readonly ColumnSource[], named: readonly string[]): string | undefined =>
  (columns.find(({ path }) => named.includes(path)) ?? columns[0])?.path;
