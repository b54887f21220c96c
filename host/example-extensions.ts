import { join } from 'node:path';
import express, { type RequestHandler } from 'express';

/** Path of extensions on a platform. */
export const EXTENSIONS_PATH = '/extensions';

/** Scripts of the extensions that the demo worlds list. */
export const EXTENSIONS_FOLDER = join(__dirname, '../fixtures/extensions');

/** Serves the example extensions to a demo world; a platform behind the proxy serves its own. */
export const exampleExtensions = (): RequestHandler =>
  express.static(EXTENSIONS_FOLDER, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response) =>
      response.setHeader('Cache-Control', 'no-cache').setHeader('X-Content-Type-Options', 'nosniff'),
  });
