import type { Request, RequestHandler, Response } from 'express';

/** A handler that takes its time. What it rejects with goes where all refusals go. */
export const later =
  <Parameters extends Readonly<Record<string, string>>>(
    handle: (request: Request<Parameters>, response: Response) => Promise<void>,
  ): RequestHandler<Parameters> =>
  (request, response, next) => {
    handle(request, response).catch(next);
  };
