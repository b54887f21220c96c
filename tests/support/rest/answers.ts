import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { type ApiError, ApiException } from '../../../src/adapters/memory';
import { isJsonObject, type Json, type JsonObject } from '../../../src/kernel';

export const answerData = (response: Response, data: unknown, meta?: unknown): void => {
  response.json(meta === undefined ? { data } : { meta, data });
};

/** The answer to deletions and to updates without result: 200, content type JSON, empty body. */
export const answerNothing = (response: Response): void => {
  response.type('json').end();
};

export const answerErrors = (response: Response, errors: readonly ApiError[]): void => {
  const bodies = errors.map(({ code, message, extensions }) => ({ message, extensions: { code, ...extensions } }));
  response.status(errors[0]?.status ?? 500).json({ errors: bodies });
};

export const routeNotFound = (path: string): ApiException =>
  new ApiException([{ status: 404, code: 'ROUTE_NOT_FOUND', message: `Route ${path} doesn't exist.`, extensions: {} }]);

/** The body as an object; any other body counts as empty, a list as an object with index keys. */
export const objectIn = (request: Request): JsonObject => {
  const body: unknown = request.body;
  if (Array.isArray(body)) return Object.fromEntries(Object.entries(body as Json[]));
  return isJsonObject(body) ? body : {};
};

export const objectsIn = (body: readonly Json[]): readonly JsonObject[] =>
  body.map((entry) => (isJsonObject(entry) ? entry : {}));

/** Answers refusals with their errors, unreadable bodies with 400 and anything else with 500. */
export const errorHandler: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  if (error instanceof ApiException) return answerErrors(response, error.errors);
  const unread = error instanceof Error && 'type' in error && 'expose' in error;
  const message = unread ? error.message : 'An unexpected error occurred.';
  const [status, code] = unread ? ([400, 'INVALID_PAYLOAD'] as const) : ([500, 'INTERNAL_SERVER_ERROR'] as const);
  if (!unread) console.error(error);
  answerErrors(response, [{ status, code, message, extensions: {} }]);
};

/** An asynchronous handler; rejections go to the error handler. */
export const asyncHandler =
  <Parameters extends Readonly<Record<string, string>>>(
    handle: (request: Request<Parameters>, response: Response) => Promise<void>,
  ): RequestHandler<Parameters> =>
  (request, response, next) => {
    handle(request, response).catch(next);
  };
