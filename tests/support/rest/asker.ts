import type { Request, RequestHandler, Response } from 'express';
import { PUBLIC, type Accountability, type Origin, type Platform } from '../../../src/adapters/memory';

const BEARER = 'Bearer ';

export const originOf = (request: Request): Origin => ({ ip: request.ip ?? '', userAgent: request.get('User-Agent') ?? null });

/** Finds out who asks, before anything else: a bad token is refused even where none is needed. */
export const authenticate = (platform: Platform): RequestHandler => (request, response, next) => {
  const header = request.get('Authorization') ?? '';
  const token = header.startsWith(BEARER) ? header.slice(BEARER.length) : null;
  response.locals['asker'] = { ...platform.auth.authenticate(token), origin: originOf(request) };
  next();
};

export const askerOf = (response: Response): Accountability =>
  (response.locals['asker'] as Accountability | undefined) ?? PUBLIC;
