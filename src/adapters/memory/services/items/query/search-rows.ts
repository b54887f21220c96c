import { like } from '../../../../../domain/filters';
import type { Item } from '../../../../../domain/items';
import type { Field } from '../../../../../domain/schema';
import type { Json } from '../../../../../kernel';

const TEXT_TYPES = ['string', 'text', 'uuid'];
const NUMBER_TYPES = ['integer', 'bigInteger', 'float', 'decimal'];

const isNumber = (text: string): boolean => !Number.isNaN(Number(text));

const isSearched = ({ type }: Field, search: string): boolean =>
  TEXT_TYPES.includes(type) || (NUMBER_TYPES.includes(type) && isNumber(search));

/** LIKE wildcards, and surrogates, which `like` counts as characters; text without them is compared with `includes`. */
const LIKE_WILDCARDS = /[%_\ud800-\udfff]/;

const textTest = (search: string): ((value: Json) => boolean) => {
  const part = search.toLowerCase();
  return LIKE_WILDCARDS.test(part)
    ? (value) => like(String(value), `%${search}%`)
    : (value) => String(value).toLowerCase().includes(part);
};

const numberTest = (search: string): ((value: Json) => boolean) => {
  const number = Number(search);
  return (value) => Number(value) === number;
};

/**
 * Tests rows against a search: some text contains it, or some number equals it. Dates, booleans, lists, JSON and hashes
 * are not searched. Without a searchable column, every row matches.
 */
export const searchTest = (columns: readonly Field[], search: string): ((row: Item) => boolean) => {
  const searched = columns.filter((field) => isSearched(field, search));
  if (search === '' || searched.length === 0) return () => true;
  const tests = searched.map(({ field, type }) => ({
    field,
    test: TEXT_TYPES.includes(type) ? textTest(search) : numberTest(search),
  }));
  return (row) =>
    tests.some(({ field, test }) => {
      const value = row[field] ?? null;
      return value !== null && test(value);
    });
};
