import { fieldsOf, isNoData, type Field, type Schema } from '../schema';
import { referenceOf } from '../templates';
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

/** An order in which no two items stand at one place, as whoever asks page after page needs it; no field twice. */
export const strictSort = (sort: readonly string[], key: string): readonly string[] =>
  sort.some((path) => sortParts(path).field === key) ? sort : [...sort, key];

/** One entry of a sort menu; what cannot be sorted by is shown, but not to be chosen. */
export interface SortOption {
  readonly field: Field;
  readonly disabled: boolean;
}

/** Structures have no order, and by what is in another item the platform does not sort: only by its key, which nobody sees. */
const isOrdered = (schema: Schema, field: Field): boolean =>
  isSortable(field.type) && (referenceOf(schema, field.collection, field.field)?.collection ?? null) === null;

/** What cards can be sorted by: all fields that hold something, those without an order disabled (spec 000, 5). */
export const sortMenu = (schema: Schema, collection: string): readonly SortOption[] =>
  fieldsOf(schema, collection)
    .filter((field) => !isNoData(field))
    .map((field) => ({ field, disabled: !isOrdered(schema, field) }));
