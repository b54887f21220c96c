import { isJsonObject, type Json, type JsonObject } from '../../src/kernel';
import { normalise as withoutAccidents } from '../differential/normalisers';
import { objectsOf } from './model';
import type { Answer } from './request';

/** What only one database has to say, and numbers that each platform counts for itself. */
const UNCOMPARED = ['sql', 'id', 'data_type', 'numeric_precision', 'numeric_scale', 'group'];

/** SQLite knows neither decimals nor timestamps, and tells something near. */
const NEAR: Readonly<Record<string, string>> = { decimal: 'float', timestamp: 'dateTime' };

const member = (name: string, value: Json): Json => {
  if (name === 'type' && typeof value === 'string') return NEAR[value] ?? value;
  if (name === 'special' && value === '') return null;
  return normalise(value);
};

/** A value without what two platforms cannot have in common. */
export const normalise = (value: Json): Json => {
  if (Array.isArray(value)) return (value as Json[]).map(normalise);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(([name]) => !UNCOMPARED.includes(name));
  return Object.fromEntries(entries.map(([name, entry]) => [name, member(name, entry)]));
};

const fieldPath = ({ collection, field }: JsonObject): string => `${String(collection)}.${String(field)}`;

/** The database tells its tables in the order in which it has rewritten them. */
const inOrder = (value: Json | undefined): Json =>
  objectsOf(value).toSorted((one, other) => (fieldPath(one) < fieldPath(other) ? -1 : 1));

/** The server tells a field twice when its column is marked as a list too, or when a divider was made twice. */
const withoutDuplicates = (fields: readonly JsonObject[]): readonly JsonObject[] => {
  const columnsFirst = fields.toSorted(
    (one, other) => Number(one['schema'] === null) - Number(other['schema'] === null),
  );
  const first = new Map(columnsFirst.toReversed().map((field) => [fieldPath(field), field]));
  return fields.filter((field) => first.get(fieldPath(field)) === field);
};

/** Keys that a platform made up put rows in an order of its own. */
const asSet = (rows: Json): Json =>
  objectsOf(rows)
    .map((row) => JSON.stringify(withoutAccidents({ status: 200, body: row }).body))
    .toSorted();

const rowsIn = (rows: Json | undefined): Json =>
  isJsonObject(rows) ? Object.fromEntries(Object.entries(rows).map(([name, items]) => [name, asSet(items)])) : null;

/** The items of an answer, likewise. */
export const normaliseItems = ({ status, body }: Answer): Answer =>
  isJsonObject(body) && Array.isArray(body['data']) ? { status, body: asSet(body['data']) } : { status, body };

/** A list of fields, each told once. */
export const normaliseFields = ({ status, body }: Answer): Answer =>
  isJsonObject(body) && Array.isArray(body['data'])
    ? { status, body: withoutDuplicates(objectsOf(body['data'])) }
    : { status, body };

/** The state of a platform, likewise, and in one order. */
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
