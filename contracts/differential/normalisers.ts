import { isJsonObject, type Json } from '../../src/kernel';
import { queryOf } from './filtered-fields';
import type { Answer, Request } from './request';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** The uuids that this test hands out itself; all others were made up by a platform. */
const OWN_UUID = 'd1ff0000-';
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3}Z)?$/;
const LATELY = 60 * 60 * 1000;

const isRecent = (text: string): boolean =>
  MOMENT.test(text) && Math.abs(Date.now() - Date.parse(text.endsWith('Z') ? text : `${text}Z`)) < LATELY;

const EVERY_UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const EVERY_MOMENT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/g;

/** A whole file in one text. */
const normalFile = (text: string): string =>
  text
    .replace(EVERY_UUID, normalText)
    .replace(EVERY_MOMENT, normalText)
    .replace(/\$argon2[^"<\n]+/g, '<hash>');

/** One text without what is made up while answering. */
export const normalText = (text: string): string => {
  if (text.includes('\n')) return normalFile(text);
  if (UUID.test(text) && !text.startsWith(OWN_UUID)) return '<uuid>';
  if (text.startsWith('$argon2')) return '<hash>';
  return isRecent(text) ? '<now>' : text;
};

/** A value with every text in it replaced, names left alone. */
export const mapTexts = (value: Json, replace: (text: string) => Json): Json => {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((entry: Json) => mapTexts(entry, replace));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, mapTexts(entry, replace)]));
};

const withoutMessage = (error: Json): Json => (isJsonObject(error) ? { ...error, message: '<any>' } : error);

/**
 * The answer without what no two platforms can have in common: uuids and moments made while answering, hashes, and
 * what a database says in its own words (status 500).
 */
export const normalise = ({ status, body }: Answer): Answer => {
  const normal = mapTexts(body, normalText);
  if (status < 500 || !isJsonObject(normal) || !Array.isArray(normal['errors'])) return { status, body: normal };
  return { status, body: { ...normal, errors: normal['errors'].map(withoutMessage) } };
};

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
