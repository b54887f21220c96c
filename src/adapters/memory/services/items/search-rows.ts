import { like } from '../../../../domain/filters';
import type { Item } from '../../../../domain/items';
import type { Field } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';

const TEXTS = ['string', 'text', 'uuid'];
const NUMBERS = ['integer', 'bigInteger', 'float', 'decimal'];

const isNumber = (text: string): boolean => !Number.isNaN(Number(text));

const found = (field: Field, value: Json, search: string): boolean => {
  if (value === null) return false;
  if (TEXTS.includes(field.type)) return like(String(value), `%${search}%`);
  return NUMBERS.includes(field.type) && isNumber(search) && Number(value) === Number(search);
};

/**
 * The test of a search: some text contains it, or, when it says a number, some number is that number. Dates, booleans,
 * lists, JSON and hashes are not searched.
 */
export const searchTest = (columns: readonly Field[], search: string) => (row: Item): boolean =>
  search === '' || columns.some((field) => found(field, row[field.field] ?? null, search));
