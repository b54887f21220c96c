import { Router } from 'express';
import type { Platform } from '../../../src/adapters/memory';
import { answerNothing } from './answers';
import { askerOf } from './asker';

/** Moves an item to the place of another. */
export const sortRoutes = (platform: Platform): Router => {
  const router = Router();
  router.post('/:collection', (request, response) => {
    platform.sorting(askerOf(response)).move(request.params.collection, request.body);
    answerNothing(response);
  });
  return router;
};
