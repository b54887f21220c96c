import { fieldsOf, isNoData, type Field, type Schema } from '../schema';
import { isSortable } from './table-query';

export interface SortParts {
  readonly field: string;
  readonly descending: boolean;
}

/** '-title' is title, descending. */
export const sortParts = (sort: string): SortParts => {
  const descending = sort.startsWith('-');
  return { field: descending ? sort.slice(1) : sort, descending };
};

export const sortText = ({ field, descending }: SortParts): string => (descending ? `-${field}` : field);

/** One entry of a sort menu; what cannot be sorted by is shown, but not to be chosen. */
export interface SortChoice {
  readonly field: Field;
  readonly disabled: boolean;
}

/** What cards can be sorted by: all fields that hold something, those of types without an order disabled (spec 000, 5). */
export const sortMenu = (schema: Schema, collection: string): readonly SortChoice[] =>
  fieldsOf(schema, collection)
    .filter((field) => !isNoData(field))
    .map((field) => ({ field, disabled: !isSortable(field.type) }));
