import { Router } from 'express';
import type { Platform } from '../../../src/adapters/memory';
import { answerData, answerNothing, objectIn } from './answers';
import { askerOf } from './asker';
import { parseQuery } from './parse-query';

/** What the platform answers about the person who asks. */
export const currentUserRoutes = (platform: Platform): Router => {
  const router = Router();
  router.get('/', (request, response) => {
    answerData(response, platform.users(askerOf(response)).me(parseQuery(request.query).fields));
  });
  router.patch('/', (request, response) => {
    const users = platform.users(askerOf(response));
    users.updateMe(objectIn(request));
    answerData(response, users.me(parseQuery(request.query).fields));
  });
  router.patch('/track/page', (request, response) => {
    platform.users(askerOf(response)).trackPage(objectIn(request));
    answerNothing(response);
  });
  return router;
};
