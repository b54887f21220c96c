import type { Request, RequestHandler, Response } from 'express';
import { PUBLIC, type Accountability, type Origin, type Platform } from '../../../src/adapters/memory';

/** Case-insensitive; anything after the token makes it invalid. */
const BEARER = /^bearer (\S+)$/i;

export const originOf = (request: Request): Origin => ({
  ip: request.ip ?? '',
  userAgent: request.get('User-Agent') ?? null,
});

/** The token from the header, or from the query string. */
const tokenOf = (request: Request): string | null => {
  const sent: unknown = request.query['access_token'];
  return BEARER.exec(request.get('Authorization') ?? '')?.[1] ?? (typeof sent === 'string' ? sent : null);
};

/** Authenticates every request first: a bad token is refused even on public paths. */
export const authenticate =
  (platform: Platform): RequestHandler =>
  (request, response, next) => {
    const origin = originOf(request);
    response.locals['asker'] = { ...platform.auth.authenticate(tokenOf(request), origin), origin };
    next();
  };

export const accountabilityOf = (response: Response): Accountability =>
  (response.locals['asker'] as Accountability | undefined) ?? PUBLIC;
