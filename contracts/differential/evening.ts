import { isJsonObject, type Json } from '../../src/kernel';
import { queryOf } from './asked-fields';
import type { Answer, Request } from './request';

const LONG_NUMBERS = ['copies', 'price'];

export const withNumbers = (value: Json): Json => {
  if (typeof value === 'string') return value.replace(/"{1,2}(-?\d+(?:\.\d+)?)"{1,2}/g, '$1');
  if (Array.isArray(value)) return value.map(withNumbers);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const isText =
        LONG_NUMBERS.includes(name) && typeof entry === 'string' && entry.trim() !== '' && !Number.isNaN(Number(entry));
      return [name, isText ? Number(entry) : withNumbers(entry)];
    }),
  );
};

/** The members of an object in the order of their names. */
const byName = (row: Json): Json =>
  isJsonObject(row) ? Object.fromEntries(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))) : row;

/** Rows as a set: in one order, each once. */
const asSet = (value: Json): Json =>
  Array.isArray(value) ? [...new Set(value.map((row: Json) => JSON.stringify(byName(row))))].sort() : value;

const isWindowed = (request: Request): boolean =>
  ['limit', 'page', 'offset'].some((name) => queryOf(request)[name] !== undefined);

/** A list without its order and its repetitions; of a part of a list, and of a list in a file, nothing is left. */
export const asUnordered = ({ status, body }: Answer, request: Request): Answer => {
  if (isJsonObject(body)) return { status, body: isWindowed(request) ? null : asSet(body['data'] ?? null) };
  return { status, body: typeof body === 'string' ? null : body };
};

/** Which rows are found is looked past, and whatever a write has done to them. */
export const onlyStatus = ({ status }: Answer, { touches }: Request): Answer => ({
  status: touches.length > 0 ? 0 : status,
  body: null,
});
