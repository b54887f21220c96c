import { Router } from 'express';
import type { Platform } from '../../../src/adapters/memory';
import { answerData, answerNothing, objectIn } from './answers';
import { accountabilityOf } from './authenticate';
import { parseQuery } from './parse-query';

/** Routes of the current user. */
export const currentUserRoutes = (platform: Platform): Router => {
  const router = Router();
  router.get('/', (request, response) => {
    answerData(response, platform.users(accountabilityOf(response)).me(parseQuery(request.query).fields));
  });
  router.patch('/', (request, response) => {
    const { fields } = parseQuery(request.query);
    answerData(response, platform.users(accountabilityOf(response)).updateMe(objectIn(request), fields));
  });
  router.patch('/track/page', (request, response) => {
    platform.users(accountabilityOf(response)).trackPage(objectIn(request));
    answerNothing(response);
  });
  router.post('/tfa/generate', (request, response) => {
    answerData(response, platform.secondFactors(accountabilityOf(response)).generate(objectIn(request)));
  });
  router.post('/tfa/enable', (request, response) => {
    platform.secondFactors(accountabilityOf(response)).enable(objectIn(request));
    answerNothing(response);
  });
  router.post('/tfa/disable', (request, response) => {
    platform.secondFactors(accountabilityOf(response)).disable(objectIn(request));
    answerNothing(response);
  });
  return router;
};

/** Sends invitations, with permission, and accepts them by token. */
export const invitationRoutes = (platform: Platform): Router => {
  const router = Router();
  router.post('/', (request, response) => {
    platform.invitations(accountabilityOf(response)).invite(objectIn(request));
    answerNothing(response);
  });
  router.post('/accept', (request, response) => {
    platform.invitations(accountabilityOf(response)).accept(objectIn(request));
    answerNothing(response);
  });
  return router;
};
