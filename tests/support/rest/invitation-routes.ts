import { Router } from 'express';
import type { Platform } from '../../../src/adapters/memory';
import { answerNothing, objectIn } from './answers';
import { askerOf } from './asker';

/** Invitations go out from those who may, and are accepted by whoever has the link. */
export const invitationRoutes = (platform: Platform): Router => {
  const router = Router();
  router.post('/', (request, response) => {
    platform.invitations(askerOf(response)).invite(objectIn(request));
    answerNothing(response);
  });
  router.post('/accept', (request, response) => {
    platform.invitations(askerOf(response)).accept(objectIn(request));
    answerNothing(response);
  });
  return router;
};
