import { ApiException, type Platform } from '../../../src/adapters/memory';
import type { PrimaryKey } from '../../../src/domain/items';
import { isJsonObject, type Json, type JsonObject } from '../../../src/kernel';
import { meantQuery, readQuery, type ParsedQuery } from './parse-query';

const failed = (message: string, extensions: JsonObject = {}): ApiException =>
  new ApiException([{ status: 400, code: 'FAILED_VALIDATION', message, extensions }]);

const isKey = (value: Json): value is PrimaryKey => typeof value === 'string' || typeof value === 'number';

/** The valid keys in a list. */
export const keysOf = (value: Json | undefined): readonly PrimaryKey[] =>
  Array.isArray(value) ? value.filter(isKey) : [];

type Items = ReturnType<Platform['items']>;

/** The items of a batch request: by keys or by a query. */
export interface Batch {
  readonly keys: readonly PrimaryKey[] | null;
  readonly query: ParsedQuery;
  /** The values to write. */
  readonly data: JsonObject;
}

type Member = 'keys' | 'query' | 'data';

const requireKeys = (keys: Json): readonly PrimaryKey[] => {
  if (!Array.isArray(keys)) throw failed('"keys" must be an array', { field: 'keys' });
  const wrong = keys.findIndex((key: Json) => !isKey(key));
  if (wrong >= 0) throw failed(`"keys[${wrong}]" must be one of [string, number]`, { field: 'keys' });
  return keysOf(keys);
};

const requireObject = (name: Member, value: Json): JsonObject => {
  if (!isJsonObject(value)) throw failed(`"${name}" must be of type object`, { field: name });
  return value;
};

/** Validates a batch in the server's order. `one` requires either keys or a query. */
const batchOf = (body: unknown, members: readonly Member[], one: boolean, parse = readQuery): Batch => {
  if (Array.isArray(body)) throw failed('"value" must be of type object');
  const sent: JsonObject = isJsonObject(body) ? body : {};
  const keys = sent['keys'] === undefined ? null : requireKeys(sent['keys']);
  const query = sent['query'] === undefined ? null : requireObject('query', sent['query']);
  if (members.includes('data') && sent['data'] === undefined) {
    throw failed('"data" is required', { field: 'data', type: 'required' });
  }
  const data = members.includes('data') ? requireObject('data', sent['data'] ?? null) : {};
  const unheard = Object.keys(sent).find((name) => !members.some((member) => member === name));
  if (unheard !== undefined) throw failed(`"${unheard}" is not allowed`, { field: unheard });
  if (one && keys === null && query === null) throw failed('"value" must contain at least one of [query, keys]');
  if (one && keys !== null && query !== null) {
    throw failed('"value" contains a conflict between exclusive peers [query, keys]');
  }
  return { keys, query: parse(query ?? {}), data };
};

export const searchIn = (body: unknown): Batch => batchOf(body, ['keys', 'query'], false, meantQuery);

export const updateIn = (body: unknown): Batch => batchOf(body, ['keys', 'query', 'data'], true);

/** A deletion may also be a plain list of keys. */
export const deletionIn = (body: unknown): Batch =>
  Array.isArray(body)
    ? { keys: keysOf(body as Json), query: readQuery({}), data: {} }
    : batchOf(body, ['keys', 'query'], true);

/** Writes or deletes the items of a batch. A query without matches writes nothing and needs no permission. */
export const writeBatch = (
  items: Items,
  batch: Batch,
  touch: (keys: readonly PrimaryKey[]) => void,
): readonly PrimaryKey[] => {
  const keys = batch.keys ?? items.keysOf(batch.query);
  if (batch.keys !== null || keys.length > 0) touch(keys);
  return keys;
};
