import { Router, type RequestHandler, type Response } from 'express';
import type { Platform } from '../../../src/adapters/memory';
import type { PrimaryKey } from '../../../src/domain/items';
import { answerData, answerNothing, objectIn } from './answers';
import { askerOf } from './asker';
import { itemsRoutes } from './items-routes';
import { later } from './later';
import { parseQuery } from './parse-query';
import { isForm, readForm } from './read-form';

type Files = ReturnType<Platform['files']>;

/** Several are answered with a list, one alone with itself, and none with the first file there is. */
const answerKeys = (response: Response, files: Files, keys: readonly PrimaryKey[]): void => {
  const written = files.readWritten(keys, parseQuery(response.req.query).fields);
  const answer = keys.length > 1 ? written : (written?.[0] ?? null);
  if (answer === null) answerNothing(response);
  else answerData(response, answer);
};

/** What files have beside items: they arrive as forms, or are fetched from elsewhere. */
export const filesRoutes = (platform: Platform): Router => {
  const router = Router();
  const upload = later(async (request, response) => {
    const files = platform.files(askerOf(response));
    if (!isForm(request)) return answerKeys(response, files, files.create([objectIn(request)]));
    const sent = await readForm(request);
    answerKeys(
      response,
      files,
      sent.map(({ file, values }) => files.upload(file, values)),
    );
  });
  const fetched = later(async (request, response) => {
    const files = platform.files(askerOf(response));
    answerKeys(response, files, [await files.importFrom(request.body, platform.fetchFile)]);
  });
  const replaced = later<{ key: string }>(async (request, response) => {
    const files = platform.files(askerOf(response));
    for (const { file, values } of await readForm(request)) files.replace(request.params.key, file, values);
    answerKeys(response, files, [request.params.key]);
  });
  const replace: RequestHandler<{ key: string }> = (request, response, next) => {
    if (isForm(request)) void replaced(request, response, next);
    else next();
  };
  router.post('/', upload);
  router.post('/import', fetched);
  router.patch('/:key', replace);
  router.use(itemsRoutes(platform, () => 'directus_files'));
  return router;
};
