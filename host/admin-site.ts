import { join } from 'node:path';
import compression from 'compression';
import express, { Router, type Request, type RequestHandler } from 'express';
import type { AppConfig } from './app-config';
import { securityHeaders } from './security-headers';

const FOREVER = 'public, max-age=31536000, immutable';

/** True for a person going somewhere; false for a script, a style or a call, which deserve an honest 404. */
const isNavigation = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(assets|icons)\//.test(request.path) &&
  (request.get('accept') ?? '').includes('text/html');

/** Puts the security headers on every answer. */
export const withSecurityHeaders =
  (headers = securityHeaders()): RequestHandler =>
  (_request, response, next) => {
    response.set(headers);
    next();
  };

/**
 * The built application, to be mounted under /admin. Files with a hash in their name are kept for good, everything
 * else is asked for anew each time. Every address people navigate to is the one page.
 */
export const adminSite = (dist: string, config: AppConfig): Router => {
  const site = Router({ strict: true });
  site.use(withSecurityHeaders(), compression());
  site.get('/config.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(config);
  });
  site.use('/assets', express.static(join(dist, 'assets'), { fallthrough: true, index: false, setHeaders: (response) => response.setHeader('Cache-Control', FOREVER) }));
  site.use(express.static(dist, { index: false, redirect: false, setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache') }));
  site.use((request, response, next) => {
    if (!isNavigation(request)) return next();
    response.sendFile(join(dist, 'index.html'), { headers: { 'Cache-Control': 'no-cache' }, cacheControl: false });
  });
  site.use((_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  return site;
};
