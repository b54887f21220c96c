import type { Json } from '../../kernel';
import type { Item } from '../items';
import { type Field, fieldsOf, isNoData, type Schema } from '../schema';
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

const rank = (value: Json): number =>
  value === null ? 0 : typeof value === 'number' || typeof value === 'boolean' ? 1 : 2;

const WHOLE = /^-?\d+$/;

/** What a column of numbers holds: more digits than a double has are kept. */
const numberOf = (value: Json): number | bigint =>
  typeof value === 'string' && WHOLE.test(value) ? BigInt(value) : Number(value);

const sign = <A extends number | bigint | string>(a: A, b: A): number => (a < b ? -1 : a > b ? 1 : 0);

/** Lists are kept as text with commas. */
const textOf = (value: Json): string | null =>
  Array.isArray(value) ? value.join(',') : typeof value === 'object' ? null : String(value);

const compare = (a: Json, b: Json, numbers: boolean): number => {
  if (a === null || b === null) return rank(a) - rank(b);
  if (numbers) return sign<number | bigint>(numberOf(a), numberOf(b));
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (rank(a) === 1) return Number(a) - Number(b);
  const [text, other] = [textOf(a), textOf(b)];
  return text === null || other === null ? 0 : sign(text, other);
};

/**
 * Items already here in the order the server would give them: empty values first, equal ones as they stood. `numbers` says
 * that the field holds some: long ones come as text.
 */
export const sortItems = (items: readonly Item[], sort: string, numbers = false): readonly Item[] => {
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  return [...items].sort((a, b) => compare(a[field] ?? null, b[field] ?? null, numbers) * (descending ? -1 : 1));
};
