import { type Request, type Response, Router } from 'express';
import type { Platform } from '../../../src/adapters/memory';
import type { PrimaryKey } from '../../../src/domain/items';
import type { Json } from '../../../src/kernel';
import { answerData, answerNothing, objectIn, routeNotFound } from './answers';
import { accountabilityOf } from './authenticate';
import { deletionIn, searchIn, writeBatch, updateIn } from './batch';
import { type ParsedQuery, parseQuery } from './parse-query';

type Items = ReturnType<Platform['items']>;

/** The query of a single item; its filter is ignored in favour of the key. */
const keyed = ({ filter: _filter, ...query }: ParsedQuery): Omit<ParsedQuery, 'filter'> => query;

/** The requested counts; undefined when none was requested. */
const metaOf = (items: Items, query: ParsedQuery): object | undefined => {
  if (query.meta === null) return undefined;
  const counts = items.count(query);
  return Object.fromEntries(query.meta.map((name) => [name, counts[name]]));
};

const answerItems = (response: Response, items: Items, query: ParsedQuery, data: Json): void =>
  answerData(response, data, metaOf(items, query));

const answerWritten = (
  response: Response,
  items: Items,
  keys: readonly PrimaryKey[],
  query: ParsedQuery,
  many: boolean,
): void => {
  const written = items.readWritten(keys, query.fields);
  const answer = many ? written : (written?.[0] ?? null);
  if (answer === null) answerNothing(response);
  else answerData(response, answer);
};

/** Item routes of the collection that `collectionOf` returns for a request. */
export const itemsRoutes = (platform: Platform, collectionOf: (request: Request) => string): Router => {
  const router = Router({ mergeParams: true });
  const itemsOf = (request: Request, response: Response): Items =>
    platform.items(collectionOf(request), accountabilityOf(response));
  const isSingleton = (request: Request): boolean => platform.database.model.isSingleton(collectionOf(request));
  /**
   * True when the body is a batch to validate. The server validates it before it refuses system collections, but after
   * it refuses unknown ones.
   */
  const isBatch = (request: Request): boolean => {
    const { model } = platform.database;
    const collection = String(request.params['collection'] ?? collectionOf(request));
    return model.has(collection) && !model.isSingleton(collection);
  };
  const refuseSingleton = (request: Request): void => {
    if (!isSingleton(request)) return;
    const collection = request.baseUrl.split('/').at(-1) ?? '';
    throw routeNotFound(`/${collection}${request.path === '/' ? '' : request.path}`);
  };
  const keyOf = (request: Request): PrimaryKey => String(request.params['key']);

  router.get('/', (request, response) => {
    const items = itemsOf(request, response);
    const query = parseQuery(request.query);
    answerItems(response, items, query, isSingleton(request) ? items.readSingleton(query) : items.list(query));
  });
  router.search('/', (request, response) => {
    const batch = isBatch(request) ? searchIn(request.body) : null;
    const items = itemsOf(request, response);
    if (batch === null) return answerData(response, items.readSingleton(parseQuery(request.query)));
    const { keys, query } = batch;
    answerItems(response, items, query, keys === null ? items.list(query) : items.readMany(keys, query));
  });
  router.post('/', (request, response) => {
    const items = itemsOf(request, response);
    refuseSingleton(request);
    const body: unknown = request.body;
    const many = Array.isArray(body);
    const keys = items.create(many ? (body as Json[]) : [objectIn(request)]);
    answerWritten(response, items, keys, parseQuery(request.query), many);
  });
  router.patch('/', (request, response) => {
    const batch = isBatch(request) ? updateIn(request.body) : null;
    const items = itemsOf(request, response);
    const query = parseQuery(request.query);
    if (batch === null) {
      return answerWritten(response, items, [items.updateSingleton(objectIn(request))], query, false);
    }
    const keys = writeBatch(items, batch, (meant) => void items.update(meant, batch.data));
    answerWritten(response, items, keys, query, true);
  });
  router.delete('/', (request, response) => {
    const batch = isBatch(request) ? deletionIn(request.body) : null;
    const items = itemsOf(request, response);
    writeBatch(items, batch ?? deletionIn(request.body), (meant) => items.remove(meant));
    answerNothing(response);
  });
  router.get('/:key', (request, response) => {
    const items = itemsOf(request, response);
    const query = keyed(parseQuery(request.query));
    refuseSingleton(request);
    answerData(response, items.read(keyOf(request), query));
  });
  router.patch('/:key', (request, response) => {
    const items = itemsOf(request, response);
    refuseSingleton(request);
    answerWritten(response, items, items.update([keyOf(request)], objectIn(request)), parseQuery(request.query), false);
  });
  router.delete('/:key', (request, response) => {
    const items = itemsOf(request, response);
    items.remove([keyOf(request)]);
    answerNothing(response);
  });
  return router;
};

/** Moves an item to another's position. The only answer without a content type. */
export const sortRoutes = (platform: Platform): Router => {
  const router = Router();
  router.post('/:collection', (request, response) => {
    platform.sorting(accountabilityOf(response)).move(request.params.collection, request.body);
    response.end();
  });
  return router;
};
