import { isJsonObject, type Json, type JsonObject } from '../../src/kernel';
import { normalise as withoutAccidents } from '../differential/normalisers';
import { objectsOf } from './model';
import type { Answer } from './request';

/** Members that depend on the database, and ids that each server counts itself. */
const UNCOMPARED = ['sql', 'id', 'data_type', 'numeric_precision', 'numeric_scale', 'group'];

/** SQLite has no decimals and timestamps, and reports a similar type. */
const NEAR: Readonly<Record<string, string>> = { decimal: 'float', timestamp: 'dateTime' };

const member = (name: string, value: Json): Json => {
  if (name === 'type' && typeof value === 'string') return NEAR[value] ?? value;
  if (name === 'special' && value === '') return null;
  return normalise(value);
};

/** Removes what differs between any two servers. */
export const normalise = (value: Json): Json => {
  if (Array.isArray(value)) return (value as Json[]).map(normalise);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(([name]) => !UNCOMPARED.includes(name));
  return Object.fromEntries(entries.map(([name, entry]) => [name, member(name, entry)]));
};

const fieldPath = ({ collection, field }: JsonObject): string => `${String(collection)}.${String(field)}`;

/** Sorted by name, since the database lists tables in the order of their last rewrite. */
const inOrder = (value: Json | undefined): Json =>
  objectsOf(value).toSorted((one, other) => (fieldPath(one) < fieldPath(other) ? -1 : 1));

/**
 * Removes duplicates: the server lists a field twice when its column is also marked as a list, or when a divider was
 * created twice.
 */
const withoutDuplicates = (fields: readonly JsonObject[]): readonly JsonObject[] => {
  const columnsFirst = fields.toSorted(
    (one, other) => Number(one['schema'] === null) - Number(other['schema'] === null),
  );
  const first = new Map(columnsFirst.toReversed().map((field) => [fieldPath(field), field]));
  return fields.filter((field) => first.get(fieldPath(field)) === field);
};

/** Rows as a set, since generated keys differ and with them the order. */
const asSet = (rows: Json): Json =>
  objectsOf(rows)
    .map((row) => JSON.stringify(withoutAccidents({ status: 200, body: row }).body))
    .toSorted();

const rowsIn = (rows: Json | undefined): Json =>
  isJsonObject(rows) ? Object.fromEntries(Object.entries(rows).map(([name, items]) => [name, asSet(items)])) : null;

/** Normalises an answer with items. */
export const normaliseItems = ({ status, body }: Answer): Answer =>
  isJsonObject(body) && Array.isArray(body['data']) ? { status, body: asSet(body['data']) } : { status, body };

/** Normalises an answer with fields. */
export const normaliseFields = ({ status, body }: Answer): Answer =>
  isJsonObject(body) && Array.isArray(body['data'])
    ? { status, body: withoutDuplicates(objectsOf(body['data'])) }
    : { status, body };

/** Normalises the state of a server and sorts it. */
export const normaliseState = (state: Json): Json => {
  if (!isJsonObject(state)) return state;
  const model = ['collections', 'fields', 'relations', 'presets', 'permissions'];
  const ordered = Object.fromEntries(model.map((name) => [name, inOrder(state[name])]));
  return normalise({
    ...ordered,
    fields: withoutDuplicates(objectsOf(ordered['fields'])),
    rows: rowsIn(state['rows']),
    deeds: state['deeds'] ?? null,
  });
};
