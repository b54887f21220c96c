import { isJsonObject, type Json } from '../../src/kernel';
import { filteredFields, collectionOf, queryOf } from './filtered-fields';
import type { Request } from './request';
import { BOOKS, PAGE, shapeOf } from './shape';

const DATES = ['date', 'dateTime', 'timestamp'];
const QUESTIONS = ['_null', '_nnull', '_empty', '_nempty'];

export const asksForDate = (request: Request): boolean =>
  filteredFields(request).some(({ field, condition }) => {
    const operator = isJsonObject(condition) ? Object.keys(condition)[0] : '_eq';
    return DATES.includes(field.type) && operator !== undefined && !QUESTIONS.includes(operator);
  });

const ALIKE = ['_contains', '_ncontains', '_starts_with', '_nstarts_with', '_ends_with', '_nends_with'];

export const asksFloatForText = (request: Request): boolean =>
  filteredFields(request).some(({ field, condition }) => {
    const [operator = ''] = isJsonObject(condition) ? Object.keys(condition) : [];
    return field.type === 'float' && ALIKE.includes(operator);
  });

const LISTS = ['_in', '_nin', '_between', '_nbetween'];

export const listsWords = (request: Request): boolean =>
  filteredFields(request).some(({ condition }) => {
    const [operator = '', operand] = isJsonObject(condition) ? (Object.entries(condition)[0] ?? []) : [];
    return LISTS.includes(operator) && typeof operand === 'string' && /\b(true|false)\b/.test(operand);
  });

/** Words and forms in a filter that have a special meaning outside of a batch. */
const MEANINGFUL = /"(true|false|null|\$[A-Z_]+)"|"_n?between":[^[]/;

export const asksBatchWithWords = ({ touches, body }: Request): boolean =>
  touches.length > 0 && isJsonObject(body) && MEANINGFUL.test(JSON.stringify(body['query'] ?? null));

/** True when the payload may remove items from a one-to-many list. */
export const shortensList = ({ who, method, path, body }: Request): boolean =>
  who !== 'administrator' &&
  method === 'PATCH' &&
  path.startsWith(`/items/${BOOKS}`) &&
  /"chapters":[[{]/.test(JSON.stringify(body ?? null));

/** True for a filter on a list behind a single related item: `book.labels.name`. */
export const joinsList = (request: Request): boolean =>
  filteredFields(request).some(({ path, field }) => field.kind === 'many' && path.at(-1)?.kind === 'one');

/** True for a filter on a list of an item that a many-to-any field leads to. */
export const asksListThroughAny = (request: Request): boolean =>
  filteredFields(request).some(({ path }) =>
    path.some(({ kind }, at) => kind === 'any' && path[at + 1]?.kind === 'many'),
  );

export const sortsUniqueDown = (request: Request): boolean => {
  const [first = ''] = String(queryOf(request)['sort'] ?? '').split(',');
  const fields = shapeOf(collectionOf(request)?.name ?? PAGE).fields;
  return fields.some(({ name, schema }) => first === `-${name}` && schema?.['is_unique'] === true);
};

const saysNumber = (operand: Json): boolean => {
  const parts: readonly Json[] = Array.isArray(operand) ? operand : String(operand).split(',');
  return parts.some((part) => typeof part === 'boolean' || (String(part).trim() !== '' && !Number.isNaN(Number(part))));
};

export const comparesTimeWithNumber = (request: Request): boolean =>
  filteredFields(request).some(({ field, condition }) => {
    const operand = isJsonObject(condition) ? (Object.values(condition)[0] ?? null) : condition;
    return field.type === 'time' && saysNumber(operand);
  });

/** True for a filter on a unique column in a list that is not sorted by its key. */
export const asksUniqueAndSorts = (request: Request): boolean => {
  const sorted = queryOf(request)['sort'] !== undefined || collectionOf(request)?.meta?.['sort_field'] !== undefined;
  return (
    sorted &&
    filteredFields(request).some(({ path, field }) => path.length === 0 && field.schema?.['is_unique'] === true)
  );
};
