import compression from 'compression';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { join } from 'node:path';
import { extensionsOf } from './example-extensions';
import type { ExtensionNames } from './extensions-folder';
import { securityHeaders } from './security-headers';

/** What /admin/config.json tells the application at its start. */
type AppConfig = { readonly serviceWorker?: boolean } & (
  | { readonly adapter: 'memory'; readonly world: string; readonly extensions: Partial<ExtensionNames> }
  | { readonly adapter: 'http'; readonly api?: string }
);

interface AppConfigOptions {
  readonly api: string | null;
  /** The browser calls the platform by its own address, on another origin. */
  readonly direct?: boolean | undefined;
  readonly world: string;
  /** The folder of the demo's extensions; the examples by default. */
  readonly extensionsFolder?: string | undefined;
}

export const appConfig = ({ api, direct, world, extensionsFolder }: AppConfigOptions): AppConfig => {
  if (api === null) return { adapter: 'memory', world, extensions: extensionsOf(world, extensionsFolder) };
  return direct === true ? { adapter: 'http', api } : { adapter: 'http' };
};

type Policy = Parameters<typeof securityHeaders>[0];

const FOREVER = 'public, max-age=31536000, immutable';

/** True for a page load, which gets index.html; false for scripts, styles and calls, which get a 404 when missing. */
const isNavigation = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(assets|icons)\//.test(request.path) &&
  (request.get('accept') ?? '').includes('text/html');

const withSecurityHeaders =
  (policy: Policy): RequestHandler =>
  (_request, response, next) => {
    response.set(securityHeaders(policy));
    next();
  };

/**
 * The built application, mounted under /admin. Files with a hash in their name are cached for ever, everything else is
 * revalidated. Every address that a browser navigates to answers with index.html. `config` is
 * called for every request, so that a new extension needs no restart.
 */
export const adminSite = (dist: string, config: () => AppConfig, policy: Policy): Router => {
  const files = (folder: string, caching: string): RequestHandler =>
    express.static(folder, {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (response) => response.setHeader('Cache-Control', caching),
    });
  const page = (response: Response): void =>
    response.sendFile(join(dist, 'index.html'), { headers: { 'Cache-Control': 'no-cache' }, cacheControl: false });

  const site = Router({ strict: true });
  site.use(withSecurityHeaders(policy), compression());
  site.get('/config.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(config());
  });
  site.get('/', (_request, response) => page(response));
  site.use('/assets', files(join(dist, 'assets'), FOREVER));
  site.use(files(dist, 'no-cache'));
  site.use((request, response) => {
    if (isNavigation(request)) page(response);
    else response.status(404).type('text').send('Not found');
  });
  return site;
};
