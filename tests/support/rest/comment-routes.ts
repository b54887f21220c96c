import { Router, type Response } from 'express';
import type { Platform } from '../../../src/adapters/memory';
import type { Item } from '../../../src/domain/items';
import { answerData, answerNothing } from './answers';
import { accountabilityOf } from './authenticate';
import { parseQuery } from './parse-query';

const answerComment = (response: Response, comment: Item | null): void => {
  if (comment === null) answerNothing(response);
  else answerData(response, comment);
};

/** Creates, updates and deletes comments below the activity, which lists them. */
export const commentRoutes = (platform: Platform): Router => {
  const router = Router();
  router.post('/', (request, response) => {
    answerComment(
      response,
      platform.comments(accountabilityOf(response)).create(request.body, parseQuery(request.query)),
    );
  });
  router.patch('/:key', (request, response) => {
    const comments = platform.comments(accountabilityOf(response));
    answerComment(response, comments.update(request.params.key, request.body, parseQuery(request.query)));
  });
  router.delete('/:key', (request, response) => {
    platform.comments(accountabilityOf(response)).remove(request.params.key);
    answerNothing(response);
  });
  return router;
};
