import { Router } from 'express';
import type { Platform } from '../../../src/adapters/memory';
import { askerOf } from './asker';

/** Moves an item to the place of another. Alone among the answers this one is not even called JSON. */
export const sortRoutes = (platform: Platform): Router => {
  const router = Router();
  router.post('/:collection', (request, response) => {
    platform.sorting(askerOf(response)).move(request.params.collection, request.body);
    response.end();
  });
  return router;
};
