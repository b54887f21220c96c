import { Router, type Request, type Response } from 'express';
import { Refusal, type Platform } from '../../../src/adapters/memory';
import type { PrimaryKey } from '../../../src/domain/items';
import { isJsonObject, type Json, type JsonObject } from '../../../src/kernel';
import { answerData, answerNothing, objectIn, objectsIn, routeNotFound } from './answers';
import { askerOf } from './asker';
import { parseQuery, type ParsedQuery } from './parse-query';

type Items = ReturnType<Platform['items']>;

const failed = (message: string, extensions: JsonObject = {}): Refusal =>
  new Refusal([{ status: 400, code: 'FAILED_VALIDATION', message, extensions }]);

const isKey = (value: Json): value is PrimaryKey => typeof value === 'string' || typeof value === 'number';

const keysOf = (value: Json | undefined): readonly PrimaryKey[] => (Array.isArray(value) ? value.filter(isKey) : []);

/** Every read of a list comes through here: GET with its query string, and SEARCH with the query in its body. */
const answerList = (response: Response, items: Items, query: ParsedQuery, singleton: boolean): void => {
  const counts = query.meta.length > 0 ? items.count(query) : null;
  const meta = counts && Object.fromEntries(query.meta.map((name) => [name, counts[name]]));
  answerData(response, singleton ? items.readSingleton(query.fields) : items.list(query), meta ?? undefined);
};

const answerWritten = (
  response: Response,
  items: Items,
  keys: readonly PrimaryKey[],
  query: ParsedQuery,
  many: boolean,
): void => {
  const written = items.written(keys, query.fields);
  const answer = many ? written : (written?.[0] ?? null);
  if (answer === null) answerNothing(response);
  else answerData(response, answer);
};

/** Which items a batch means: a list of keys, or all that a query finds. */
const batchKeys = (platform: Platform, collection: string, items: Items, body: unknown): readonly PrimaryKey[] => {
  if (Array.isArray(body)) return keysOf(body as Json);
  const { keys, query } = isJsonObject(body) ? body : {};
  if (keys === undefined && query === undefined) throw failed('"value" must contain at least one of [query, keys]');
  if (keys !== undefined) return keysOf(keys);
  const keyField = platform.database.model.keyField(collection);
  const found = items.list({ ...parseQuery(isJsonObject(query) ? query : {}), fields: [keyField] });
  return keysOf(found.map((item) => item[keyField] ?? null));
};

/** Items of the collection that `collectionOf` finds in the request. */
export const itemsRoutes = (platform: Platform, collectionOf: (request: Request) => string): Router => {
  const router = Router({ mergeParams: true });
  const itemsOf = (request: Request, response: Response): Items => platform.items(collectionOf(request), askerOf(response));
  const isSingleton = (request: Request): boolean => platform.database.model.isSingleton(collectionOf(request));
  const refuseSingleton = (request: Request): void => {
    if (!isSingleton(request)) return;
    const collection = request.baseUrl.split('/').at(-1) ?? '';
    throw routeNotFound(`/${collection}${request.path === '/' ? '' : request.path}`);
  };
  const keyOf = (request: Request): PrimaryKey => String(request.params['key']);

  router.get('/', (request, response) => {
    answerList(response, itemsOf(request, response), parseQuery(request.query), isSingleton(request));
  });
  router.search('/', (request, response) => {
    const { keys, query } = objectIn(request);
    const items = itemsOf(request, response);
    if (keys === undefined) answerList(response, items, parseQuery(isJsonObject(query) ? query : {}), isSingleton(request));
    else answerData(response, items.readMany(keysOf(keys), parseQuery(isJsonObject(query) ? query : {}).fields));
  });
  router.post('/', (request, response) => {
    const items = itemsOf(request, response);
    refuseSingleton(request);
    const body: unknown = request.body;
    const many = Array.isArray(body);
    const keys = items.create(many ? objectsIn(body as Json[]) : [objectIn(request)]);
    answerWritten(response, items, keys, parseQuery(request.query), many);
  });
  router.patch('/', (request, response) => {
    const items = itemsOf(request, response);
    const query = parseQuery(request.query);
    if (isSingleton(request)) {
      return answerWritten(response, items, [items.updateSingleton(objectIn(request))], query, false);
    }
    if (Array.isArray(request.body)) throw failed('"value" must be of type object');
    const keys = batchKeys(platform, collectionOf(request), items, request.body);
    const { data } = objectIn(request);
    if (data === undefined) throw failed('"data" is required', { field: 'data', type: 'required' });
    answerWritten(response, items, items.update(keys, isJsonObject(data) ? data : {}), query, true);
  });
  router.delete('/', (request, response) => {
    const items = itemsOf(request, response);
    items.remove(batchKeys(platform, collectionOf(request), items, request.body));
    answerNothing(response);
  });
  router.get('/:key', (request, response) => {
    const items = itemsOf(request, response);
    refuseSingleton(request);
    answerData(response, items.read(keyOf(request), parseQuery(request.query).fields));
  });
  router.patch('/:key', (request, response) => {
    const items = itemsOf(request, response);
    refuseSingleton(request);
    answerWritten(response, items, items.update([keyOf(request)], objectIn(request)), parseQuery(request.query), false);
  });
  router.delete('/:key', (request, response) => {
    const items = itemsOf(request, response);
    refuseSingleton(request);
    items.remove([keyOf(request)]);
    answerNothing(response);
  });
  return router;
};
