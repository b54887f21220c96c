import { like } from '../../../../domain/filters';
import type { Item } from '../../../../domain/items';
import type { Field } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';

const TEXTS = ['string', 'text', 'uuid'];
const NUMBERS = ['integer', 'bigInteger', 'float', 'decimal'];

const isNumber = (text: string): boolean => !Number.isNaN(Number(text));

const isSearched = ({ type }: Field, search: string): boolean =>
  TEXTS.includes(type) || (NUMBERS.includes(type) && isNumber(search));

const found = (field: Field, value: Json, search: string): boolean => {
  if (value === null) return false;
  return TEXTS.includes(field.type) ? like(String(value), `%${search}%`) : Number(value) === Number(search);
};

/**
 * The test of a search: some text contains it, or, when it says a number, some number is that number. Dates, booleans,
 * lists, JSON and hashes are not searched; where nothing can be searched, everything is found.
 */
export const searchTest = (columns: readonly Field[], search: string): ((row: Item) => boolean) => {
  const searched = columns.filter((field) => isSearched(field, search));
  if (search === '' || searched.length === 0) return () => true;
  return (row) => searched.some((field) => found(field, row[field.field] ?? null, search));
};
