import { join } from 'node:path';
import { Router } from 'express';
import type { Platform } from '../../../src/adapters/memory';
import { EXTENSION_KINDS } from '../../../src/domain/extensions';
import { answerData } from './answers';

export const EXAMPLE_EXTENSIONS = join(__dirname, '../../../fixtures/extensions');

/** Lists the names of extensions, which are public, and serves their scripts from `<folder>/<kind>/<name>/index.js`. */
export const extensionRoutes = (platform: Platform, folder = EXAMPLE_EXTENSIONS): Router => {
  const router = Router();
  for (const kind of EXTENSION_KINDS) {
    router.get(`/${kind}`, (_request, response) => answerData(response, platform.extensions(kind)));
    router.get(`/${kind}/:name/index.js`, (request, response, next) => {
      const { name } = request.params;
      if (!platform.extensions(kind).includes(name)) return next();
      response.sendFile(join(folder, kind, name, 'index.js'), (error?: Error) => {
        if (error !== undefined) next();
      });
    });
  }
  return router;
};
