import type { TableQuery } from '../../domain/query';
import { isSortable } from '../../domain/query';
import { fieldName, fieldOf, type Field, type Schema } from '../../domain/schema';
import { isNumeric } from '../../domain/values';

/** A column before it is drawn. */
export interface ColumnPlan {
  readonly field: Field;
  readonly header: string;
  readonly sortable: boolean;
  readonly sort: 'ascending' | 'descending' | null;
  readonly align: 'start' | 'end';
}

const direction = (sort: string, field: string): ColumnPlan['sort'] =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : null;

/** The columns of a table; fields that are no longer there are left out. */
export const planColumns = (schema: Schema, collection: string, query: TableQuery, locale: string): readonly ColumnPlan[] =>
  query.fields.flatMap((name) => {
    const field = fieldOf(schema, collection, name);
    if (field === null) return [];
    return [
      {
        field,
        header: fieldName(field, locale),
        sortable: isSortable(field.type),
        sort: direction(query.sort, name),
        align: isNumeric(field.type) && field.schema?.foreign_key_table == null ? 'end' : 'start',
      },
    ];
  });
