import { Router } from 'express';
import type { Platform, WorldRelation } from '../../../src/adapters/memory';
import type { Field } from '../../../src/domain/schema';
import { isJsonObject, type Json } from '../../../src/kernel';
import { answerData, answerNothing, objectIn } from './answers';
import { askerOf } from './asker';
import { collectionAnswer, fieldAnswer, missingFieldAnswer, relationAnswer } from './schema-wire';

export const collectionsRoutes = (platform: Platform): Router => {
  const router = Router();
  router.get('/', (_request, response) => {
    answerData(response, platform.schema(askerOf(response)).collections().map(collectionAnswer));
  });
  router.get('/:collection', (request, response) => {
    const found = platform.schema(askerOf(response)).collection(request.params.collection);
    answerData(response, found && collectionAnswer(found));
  });
  router.post('/', (request, response) => {
    const payload = objectIn(request);
    platform.schemaEditor(askerOf(response)).createCollection(payload);
    const made = platform.schema(askerOf(response)).collection(String(payload['collection']));
    answerData(response, made && collectionAnswer(made));
  });
  router.delete('/:collection', (request, response) => {
    platform.schemaEditor(askerOf(response)).deleteCollection(request.params.collection);
    answerNothing(response);
  });
  return router;
};

export const fieldsRoutes = (platform: Platform): Router => {
  const router = Router();
  const answerOf = (field: Field): object => fieldAnswer(platform.database.model, field);
  router.get('/', (_request, response) => answerData(response, platform.schema(askerOf(response)).fields().map(answerOf)));
  router.get('/:collection', ({ params }, response) => {
    answerData(response, platform.schema(askerOf(response)).fieldsOf(params.collection).map(answerOf));
  });
  router.get('/:collection/:field', ({ params }, response) => {
    const found = platform.schema(askerOf(response)).field(params.collection, params.field);
    answerData(response, found ? answerOf(found) : missingFieldAnswer(params.collection, params.field));
  });
  router.post('/:collection', (request, response) => {
    const payload = objectIn(request);
    platform.schemaEditor(askerOf(response)).createField(request.params.collection, payload);
    const made = platform.schema(askerOf(response)).field(request.params.collection, String(payload['field']));
    answerData(response, made && answerOf(made));
  });
  router.patch('/:collection', (request, response) => {
    const { collection } = request.params;
    const body: unknown = request.body;
    const changes = Array.isArray(body) ? (body as Json[]).filter(isJsonObject) : [];
    const editor = platform.schemaEditor(askerOf(response));
    platform.database.transaction(() => {
      for (const change of changes) editor.updateField(collection, String(change['field']), change);
    });
    const schema = platform.schema(askerOf(response));
    const changed = changes.map((change) => schema.field(collection, String(change['field'])));
    answerData(response, changed.map((field) => field && answerOf(field)));
  });
  router.patch('/:collection/:field', (request, response) => {
    const { collection, field } = request.params;
    platform.schemaEditor(askerOf(response)).updateField(collection, field, objectIn(request));
    const changed = platform.schema(askerOf(response)).field(collection, field);
    answerData(response, changed && answerOf(changed));
  });
  return router;
};

export const relationsRoutes = (platform: Platform): Router => {
  const router = Router();
  const answerOf = (relation: WorldRelation): object => relationAnswer(platform.database.model, relation);
  router.get('/', (_request, response) => {
    answerData(response, platform.schema(askerOf(response)).relations().map(answerOf));
  });
  router.get('/:collection', ({ params }, response) => {
    answerData(response, platform.schema(askerOf(response)).relationsOf(params.collection).map(answerOf));
  });
  router.get('/:collection/:field', ({ params }, response) => {
    answerData(response, answerOf(platform.schema(askerOf(response)).relation(params.collection, params.field)));
  });
  router.post('/', (request, response) => {
    const payload = objectIn(request);
    platform.schemaEditor(askerOf(response)).createRelation(payload);
    const made = platform.schema(askerOf(response)).relation(String(payload['collection']), String(payload['field']));
    answerData(response, answerOf(made));
  });
  return router;
};
