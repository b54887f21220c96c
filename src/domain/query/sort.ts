import type { Json } from '../../kernel';
import type { Item } from '../items';
import { fieldsOf, isNoData, isStaticToken, type Field, type Schema } from '../schema';
import { referenceOf } from '../templates';

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

/** A click on a column's header: ascending, then descending, in turn; a table is always sorted. */
export const toggleSort = (sort: string, field: string): string => (sort === field ? `-${field}` : field);

/** Types whose columns cannot be sorted. */
const UNSORTABLE = new Set([
  'json',
  'o2m',
  'm2o',
  'm2m',
  'm2a',
  'file',
  'files',
  'alias',
  'presentation',
  'translations',
]);

export const isSortable = (type: string): boolean => !UNSORTABLE.has(type);

/** Adds the key, so that the order is total and pages do not overlap; no field twice. */
export const strictSort = (sort: readonly string[], key: string): readonly string[] =>
  sort.some((path) => sortParts(path).field === key) ? sort : [...sort, key];

/** An entry of a sort menu; fields without an order are disabled. */
export interface SortOption {
  readonly field: Field;
  readonly disabled: boolean;
}

/** JSON has no order, and by a relation the server sorts only by its key, which is not displayed. */
const isOrdered = (schema: Schema, field: Field): boolean =>
  isSortable(field.type) && (referenceOf(schema, field.collection, field.field)?.collection ?? null) === null;

/** Sort menu of cards: all fields with data; those without an order are disabled (spec 000, 5). */
export const sortMenu = (schema: Schema, collection: string): readonly SortOption[] =>
  fieldsOf(schema, collection)
    .filter((field) => !isNoData(field) && !isStaticToken(field))
    .map((field) => ({ field, disabled: !isOrdered(schema, field) }));

const rank = (value: Json): number =>
  value === null ? 0 : typeof value === 'number' || typeof value === 'boolean' ? 1 : 2;

const WHOLE = /^-?\d+$/;

/** Big integers come as text and are compared exactly. */
const numberOf = (value: Json): number | bigint =>
  typeof value === 'string' && WHOLE.test(value) ? BigInt(value) : Number(value);

const sign = <A extends number | bigint | string>(a: A, b: A): number => (a < b ? -1 : a > b ? 1 : 0);

/** Lists are stored as comma text. */
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
 * Sorts loaded items in the server's order: null first, stable. `numbers` marks a numeric field, whose long values
 * come as text.
 */
export const sortItems = (items: readonly Item[], sort: string, numbers = false): readonly Item[] => {
  const { field, descending } = sortParts(sort);
  return [...items].sort((a, b) => compare(a[field] ?? null, b[field] ?? null, numbers) * (descending ? -1 : 1));
};
