import { Router, type Request } from 'express';
import type { Platform, WorldRelation } from '../../../src/adapters/memory';
import type { Field } from '../../../src/domain/schema';
import type { Json, JsonObject } from '../../../src/kernel';
import { answerData, answerNothing, objectIn, objectsIn } from './answers';
import { accountabilityOf } from './authenticate';
import { collectionAnswer, fieldAnswer, listedFieldAnswer, missingFieldAnswer, relationAnswer } from './schema-wire';

/** The body as sent; the parser accepts only objects and lists. */
const bodyOf = (request: Request): Json => (request.body ?? {}) as Json;

export const collectionsRoutes = (platform: Platform): Router => {
  const router = Router();
  const answerOf = (name: string, schema: ReturnType<Platform['schema']>): object | null => {
    const found = schema.collection(name);
    return found && collectionAnswer(found);
  };
  router.get('/', (_request, response) => {
    answerData(response, platform.schema(accountabilityOf(response)).collections().map(collectionAnswer));
  });
  router.get('/:collection', ({ params }, response) => {
    answerData(response, answerOf(params.collection, platform.schema(accountabilityOf(response))));
  });
  router.post('/', (request, response) => {
    const body = bodyOf(request);
    const payloads: readonly JsonObject[] = Array.isArray(body) ? objectsIn(body as Json[]) : [objectIn(request)];
    const editor = platform.schemaEditor(accountabilityOf(response)).collections;
    platform.database.transaction(() => payloads.forEach((payload) => editor.create(payload)));
    const made = payloads.map(({ collection }) =>
      answerOf(String(collection), platform.schema(accountabilityOf(response))),
    );
    answerData(response, Array.isArray(body) ? made : made[0]);
  });
  router.patch('/:collection', (request, response) => {
    const { collection } = request.params;
    platform.schemaEditor(accountabilityOf(response)).collections.update(collection, objectIn(request));
    answerData(response, answerOf(collection, platform.schema(accountabilityOf(response))));
  });
  router.delete('/:collection', ({ params }, response) => {
    platform.schemaEditor(accountabilityOf(response)).collections.remove(params.collection);
    answerNothing(response);
  });
  return router;
};

export const fieldsRoutes = (platform: Platform): Router => {
  const router = Router();
  const listed = (field: Field): object => listedFieldAnswer(platform.database.model, field);
  const answerOf = (collection: string, name: string, schema: ReturnType<Platform['schema']>): object => {
    const found = schema.field(collection, name);
    return found ? fieldAnswer(platform.database.model, found) : missingFieldAnswer(collection, name);
  };
  router.get('/', (_request, response) =>
    answerData(response, platform.schema(accountabilityOf(response)).fields().map(listed)),
  );
  router.get('/:collection', ({ params }, response) => {
    answerData(response, platform.schema(accountabilityOf(response)).fieldsOf(params.collection).map(listed));
  });
  router.get('/:collection/:field', ({ params }, response) => {
    answerData(response, answerOf(params.collection, params.field, platform.schema(accountabilityOf(response))));
  });
  router.post('/:collection', (request, response) => {
    const { collection } = request.params;
    const name = platform.schemaEditor(accountabilityOf(response)).fields.create(collection, bodyOf(request));
    answerData(response, answerOf(collection, name, platform.schema(accountabilityOf(response))));
  });
  router.patch('/:collection', (request, response) => {
    const { collection } = request.params;
    const names = platform.schemaEditor(accountabilityOf(response)).fields.updateMany(collection, bodyOf(request));
    const schema = platform.schema(accountabilityOf(response));
    if (names.length === 0) answerNothing(response);
    else
      answerData(
        response,
        names.map((name) => answerOf(collection, name, schema)),
      );
  });
  router.patch('/:collection/:field', (request, response) => {
    const { collection, field } = request.params;
    platform.schemaEditor(accountabilityOf(response)).fields.update(collection, field, bodyOf(request));
    answerData(response, answerOf(collection, field, platform.schema(accountabilityOf(response))));
  });
  router.delete('/:collection/:field', ({ params }, response) => {
    platform.schemaEditor(accountabilityOf(response)).fields.remove(params.collection, params.field);
    answerNothing(response);
  });
  return router;
};

export const relationsRoutes = (platform: Platform): Router => {
  const router = Router();
  const answerOf = (relation: WorldRelation): object => relationAnswer(platform.database.model, relation);
  router.get('/', (_request, response) => {
    answerData(response, platform.schema(accountabilityOf(response)).relations().map(answerOf));
  });
  router.get('/:collection', ({ params }, response) => {
    answerData(response, platform.schema(accountabilityOf(response)).relationsOf(params.collection).map(answerOf));
  });
  router.get('/:collection/:field', ({ params }, response) => {
    answerData(
      response,
      answerOf(platform.schema(accountabilityOf(response)).relation(params.collection, params.field)),
    );
  });
  router.post('/', (request, response) => {
    const place = platform.schemaEditor(accountabilityOf(response)).relations.create(bodyOf(request));
    answerData(response, answerOf(platform.schema(accountabilityOf(response)).relation(...place)));
  });
  router.patch('/:collection/:field', (request, response) => {
    const { collection, field } = request.params;
    platform.schemaEditor(accountabilityOf(response)).relations.update(collection, field, bodyOf(request));
    answerData(response, answerOf(platform.schema(accountabilityOf(response)).relation(collection, field)));
  });
  router.delete('/:collection/:field', ({ params }, response) => {
    platform.schemaEditor(accountabilityOf(response)).relations.remove(params.collection, params.field);
    answerNothing(response);
  });
  return router;
};
