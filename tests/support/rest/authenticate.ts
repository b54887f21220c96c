import type { Request, RequestHandler, Response } from 'express';
import { PUBLIC, type Accountability, type Origin, type Platform } from '../../../src/adapters/memory';

/** In whatever case; with anything behind the token it is none. */
const BEARER = /^bearer (\S+)$/i;

export const originOf = (request: Request): Origin => ({
  ip: request.ip ?? '',
  userAgent: request.get('User-Agent') ?? null,
});

/** In the header, or else in the query string, where the platform takes it too. */
const tokenOf = (request: Request): string | null => {
  const sent: unknown = request.query['access_token'];
  return BEARER.exec(request.get('Authorization') ?? '')?.[1] ?? (typeof sent === 'string' ? sent : null);
};

/** Finds out who asks, before anything else: a bad token is refused even where none is needed. */
export const authenticate =
  (platform: Platform): RequestHandler =>
  (request, response, next) => {
    const origin = originOf(request);
    response.locals['asker'] = { ...platform.auth.authenticate(tokenOf(request), origin), origin };
    next();
  };

export const accountabilityOf = (response: Response): Accountability =>
  (response.locals['asker'] as Accountability | undefined) ?? PUBLIC;
