import express, { type Express, type Request, type RequestHandler, Router } from 'express';
import { release, totalmem, type, uptime } from 'node:os';
import {
  ApiException,
  type Database,
  fetchFileWith,
  Platform,
  type PlatformOptions,
} from '../../../src/adapters/memory';
import { isSystemCollection, SYSTEM_PREFIX } from '../../../src/domain/schema';
import type { JsonObject } from '../../../src/kernel';
import { answerData, errorHandler, routeNotFound } from './answers';
import { accountabilityOf, authenticate } from './authenticate';
import { assetsRoutes } from './assets-routes';
import { authRoutes } from './auth-routes';
import { commentRoutes } from './comment-routes';
import { currentUserRoutes, invitationRoutes } from './user-routes';
import { extensionRoutes } from './extension-routes';
import { filesRoutes } from './files-routes';
import { itemsRoutes, sortRoutes } from './items-routes';
import { JimpImageResizer } from './jimp-image-resizer';
import { parseQuery } from './parse-query';
import { collectionsRoutes, fieldsRoutes, relationsRoutes } from './schema-routes';

/** Machine data for administrators. */
const machineInfo = (): JsonObject => ({
  node: { version: process.versions.node, uptime: Math.round(process.uptime()) },
  os: { type: type(), version: release(), uptime: Math.round(uptime()), totalmem: totalmem() },
});

export interface RestOptions extends Pick<
  PlatformOptions,
  'appUrl' | 'outbox' | 'secret' | 'signOnEmails' | 'signOnProviders'
> {
  /** Milliseconds added to every answer. */
  readonly latency?: number;
  /** Limit of a body, '20mb' by default. */
  readonly maxPayloadSize?: string;
  /** Lifetime of access tokens, in ms. */
  readonly accessTokenLifetime?: number;
  /** Folder of the extensions' scripts, by kind and name; the example extensions by default. */
  readonly extensionsFolder?: string;
  /** Current time in ms since 1970; the system clock by default. */
  readonly now?: () => number;
}

/** System collections with a path of their own. */
const OWN_PATHS = ['users', 'roles', 'permissions', 'presets', 'folders', 'webhooks'];
/** Those of worlds of generation 11. */
const LATER_PATHS = ['policies', 'access', 'comments'];
/** System collections that are read-only over HTTP. */
const READ_ONLY = ['activity', 'revisions'];

const slowed =
  (latency: number): RequestHandler =>
  (_request, _response, next) => {
    setTimeout(next, latency);
  };

const uncached: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-cache');
  next();
};

/** The path as sent, without the query. */
const pathOf = ({ originalUrl }: Request): string => originalUrl.split('?', 1)[0] ?? '';

const readOnly: RequestHandler = (request, _response, next) => {
  if (!['GET', 'HEAD', 'SEARCH'].includes(request.method)) throw routeNotFound(pathOf(request));
  next();
};

/** The settings are a single record, which can only be read and updated. */
const oneRecord: RequestHandler = (request, _response, next) => {
  if (request.path !== '/' || !['GET', 'HEAD', 'PATCH'].includes(request.method)) throw routeNotFound(pathOf(request));
  next();
};

const forbidden = (): ApiException =>
  new ApiException([
    { status: 403, code: 'FORBIDDEN', message: "You don't have permission to access this.", extensions: {} },
  ]);

const serverRoutes = (platform: Platform): Router => {
  const router = Router();
  router.get('/ping', (_request, response) => void response.type('html').send('pong'));
  router.get('/info', (_request, response) => answerData(response, platform.server(accountabilityOf(response)).info()));
  return router;
};

/** The access and the permissions of the caller, and texts of the server (none), of worlds of generation 11. */
const laterRoutes = (platform: Platform): Router => {
  const router = Router();
  router.get('/policies/me/globals', (_request, response, next) => {
    const { admin, app } = accountabilityOf(response);
    if (platform.hasPolicies) answerData(response, { admin_access: admin, app_access: app, enforce_tfa: false });
    else next();
  });
  router.get('/permissions/me', (_request, response, next) => {
    if (platform.hasPolicies) answerData(response, platform.ownPermissions(accountabilityOf(response)));
    else next();
  });
  router.get('/translations', (_request, response, next) => {
    if (platform.hasPolicies) answerData(response, []);
    else next();
  });
  return router;
};

/** Refuses an invalid query on every path before anything else is done. */
const validateQuery: RequestHandler = (request, _response, next) => {
  parseQuery(request.query);
  next();
};

/** The collection of a path; system collections are not available under `/items`. */
const collectionIn: Parameters<typeof itemsRoutes>[1] = (request) => {
  const collection = String(request.params['collection']);
  if (isSystemCollection(collection)) throw forbidden();
  return collection;
};

/** The twin over HTTP, with the server's paths, envelopes, statuses and cookies. */
export const createRestServer = (database: Database, options: RestOptions = {}): Express => {
  const { latency = 0, maxPayloadSize = '20mb', now = Date.now, extensionsFolder, ...particulars } = options;
  const platform = new Platform(database, {
    ...particulars,
    now,
    machine: machineInfo(),
    imageResizer: new JimpImageResizer(),
    fetchFile: fetchFileWith(fetch),
  });
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  if (latency > 0) app.use(slowed(latency));
  app.use(express.json({ limit: maxPayloadSize }), uncached, authenticate(platform), validateQuery);
  app.use('/auth', authRoutes(platform));
  app.use('/server', serverRoutes(platform));
  app.use('/collections', collectionsRoutes(platform));
  app.use('/fields', fieldsRoutes(platform));
  app.use('/relations', relationsRoutes(platform));
  app.use('/items/:collection', itemsRoutes(platform, collectionIn));
  app.use('/users/me', currentUserRoutes(platform));
  app.use('/users/invite', invitationRoutes(platform));
  app.use('/files', filesRoutes(platform));
  app.use('/assets', assetsRoutes(platform));
  app.use('/activity/comment', commentRoutes(platform));
  app.use('/utils/sort', sortRoutes(platform));
  app.use('/extensions', extensionRoutes(platform, extensionsFolder));
  app.use(laterRoutes(platform));
  for (const name of LATER_PATHS)
    app.use(
      `/${name}`,
      (request, _response, next) => {
        if (!platform.hasPolicies) throw routeNotFound(pathOf(request));
        next();
      },
      itemsRoutes(platform, () => `${SYSTEM_PREFIX}${name}`),
    );
  for (const name of OWN_PATHS)
    app.use(
      `/${name}`,
      itemsRoutes(platform, () => `${SYSTEM_PREFIX}${name}`),
    );
  app.use(
    '/settings',
    oneRecord,
    itemsRoutes(platform, () => `${SYSTEM_PREFIX}settings`),
  );
  for (const name of READ_ONLY)
    app.use(
      `/${name}`,
      readOnly,
      itemsRoutes(platform, () => `${SYSTEM_PREFIX}${name}`),
    );
  app.use((request) => {
    throw routeNotFound(request.path);
  });
  app.use(errorHandler);
  return app;
};
