import { isJsonObject, type Json } from '../../src/kernel';
import { askedFields, collectionOf, queryOf } from './asked-fields';
import { mapTexts } from './normalise';
import type { Answer, Request } from './request';
import { BOOKS, PAGE, shapeOf } from './shape';

/** A difference that is meant to be, and how to look past it. */
export interface KnownDifference {
  readonly name: string;
  readonly reason: string;
  /** True when the two may hold other rows after a write that met with it. */
  readonly parts?: true;
  /** True when the request, to which the twin has answered so, can meet with it at all. */
  concerns(request: Request, answer: Answer): boolean;
  /** The answer of either side with nothing left of the difference; everything else has to stay. */
  even(answer: Answer, request: Request): Answer;
}

const LONG_NUMBERS = ['copies', 'price'];

const withNumbers = (value: Json): Json => {
  if (typeof value === 'string') return value.replace(/"{1,2}(-?\d+(?:\.\d+)?)"{1,2}/g, '$1');
  if (Array.isArray(value)) return value.map(withNumbers);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const isText = LONG_NUMBERS.includes(name) && typeof entry === 'string' && entry.trim() !== '' && !Number.isNaN(Number(entry));
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

/** A list without its order and its repetitions; of a part of a list nothing is left. */
const asUnordered = ({ status, body }: Answer, request: Request): Answer =>
  isJsonObject(body) ? { status, body: isWindowed(request) ? null : asSet(body['data'] ?? null) } : { status, body };

/** Which rows are found is looked past, and whatever a write has done to them. */
const onlyStatus = ({ status }: Answer, { touches }: Request): Answer => ({ status: touches.length > 0 ? 0 : status, body: null });

const DATES = ['date', 'dateTime', 'timestamp'];
const QUESTIONS = ['_null', '_nnull', '_empty', '_nempty'];

const asksForDate = (request: Request): boolean =>
  askedFields(request).some(({ field, condition }) => {
    const operator = isJsonObject(condition) ? Object.keys(condition)[0] : '_eq';
    return DATES.includes(field.type) && operator !== undefined && !QUESTIONS.includes(operator);
  });

const LISTS = ['_in', '_nin', '_between', '_nbetween'];

const listsWords = (request: Request): boolean =>
  askedFields(request).some(({ condition }) => {
    const [operator = '', operand] = isJsonObject(condition) ? (Object.entries(condition)[0] ?? []) : [];
    return LISTS.includes(operator) && typeof operand === 'string' && /\b(true|false)\b/.test(operand);
  });

/** Text that a filter outside of a batch stands for something else with. */
const MEANINGFUL = /"(true|false|null|\$[A-Z_]+)"|"_n?between":[^[]/;

const asksBatchWithWords = ({ touches, body }: Request): boolean =>
  touches.length > 0 && isJsonObject(body) && MEANINGFUL.test(JSON.stringify(body['query'] ?? null));

/** A list of the item in the payload that may be shorter than before. */
const shortensList = ({ who, method, path, body }: Request): boolean =>
  who !== 'administrator' && method === 'PATCH' && path.startsWith(`/items/${BOOKS}`) && /"chapters":[[{]/.test(JSON.stringify(body ?? null));

/** A list that is asked for through one related item: `book.labels.name`. */
const joinsList = (request: Request): boolean =>
  askedFields(request).some(({ way, field }) => field.kind === 'many' && way.at(-1)?.kind === 'one');

const sortsUniqueDown = (request: Request): boolean => {
  const [first = ''] = String(queryOf(request)['sort'] ?? '').split(',');
  const fields = shapeOf(collectionOf(request)?.name ?? PAGE).fields;
  return fields.some(({ name, schema }) => first === `-${name}` && schema?.['is_unique'] === true);
};

/** A condition on a unique column, and an order that is not by the key alone. */
const asksUniqueAndSorts = (request: Request): boolean => {
  const sorted = queryOf(request)['sort'] !== undefined || collectionOf(request)?.meta?.['sort_field'] !== undefined;
  return sorted && askedFields(request).some(({ way, field }) => way.length === 0 && field.schema?.['is_unique'] === true);
};

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    name: 'long numbers as text',
    reason: 'SQLite answers big integers and decimals as doubles, which lose digits; other databases and the twin as text.',
    concerns: () => true,
    even: ({ status, body }) => ({ status, body: withNumbers(body) }),
  },
  {
    name: 'dates compare by the moment they name',
    reason: 'SQLite keeps moments as numbers and compares them with text, so that no date is ever found; other databases compare dates.',
    parts: true,
    concerns: asksForDate,
    even: onlyStatus,
  },
  {
    name: "the words 'true' and 'false' in a comma list",
    reason: 'The server takes them for booleans everywhere else; the twin, like the rules of permissions, takes them so in lists too.',
    parts: true,
    concerns: listsWords,
    even: onlyStatus,
  },
  {
    name: 'rows told twice',
    reason: 'The server joins a list that is asked for through an item, and tells a row once for every match; the twin tells it once.',
    concerns: joinsList,
    even: asUnordered,
  },
  {
    name: 'nulls in a unique column, sorted downwards',
    reason: 'SQLite walks the index backwards and with it the rows that are equal; nobody promises an order for those.',
    concerns: sortsUniqueDown,
    even: asUnordered,
  },
  {
    name: 'equal rows found by way of an index',
    reason: 'SQLite looks up a unique column in its index, and tells rows that are equal in the sort in the order of that; nobody promises an order for those.',
    concerns: asksUniqueAndSorts,
    even: asUnordered,
  },
  {
    name: 'large whole numbers in a text column',
    reason: "SQLite's driver hands numbers beyond 32 bits over as doubles, so 99999999999999 becomes the text '99999999999999.0'.",
    concerns: () => true,
    even: ({ status, body }) => ({ status, body: mapTexts(body, (text) => text.replace(/^(\d{10,})\.0$/, '$1')) }),
  },
  {
    name: 'words in the query of a batch',
    reason: "The server takes 'true', '$NOW' or '1,5' in a filter for what they mean, but not in the query of a batch; the twin does everywhere.",
    parts: true,
    concerns: asksBatchWithWords,
    even: () => ({ status: 0, body: null }),
  },
  {
    name: 'shortening a list whose items are deleted then, as somebody limited',
    reason: 'The server trips over its own code (500) when anybody but an administrator takes such an item out; the twin deletes it if it may be.',
    parts: true,
    concerns: shortensList,
    even: () => ({ status: 0, body: null }),
  },
  {
    name: 'a move by hand that fails',
    reason: 'The server gives numbers to items that have none and keeps them when the move then fails (500); the twin writes all or nothing.',
    parts: true,
    concerns: ({ path }, { status }) => path.startsWith('/utils/sort/') && status === 500,
    even: () => ({ status: 0, body: null }),
  },
  {
    name: 'deleting from a singleton other than by a list of keys',
    reason: 'The server trips over its own code (500) where it refuses the same from any other collection; the twin refuses.',
    concerns: ({ method, path, body }) =>
      method === 'DELETE' && path === `/items/${PAGE}` && !Array.isArray(body),
    even: () => ({ status: 0, body: null }),
  },
];
