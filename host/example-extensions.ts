import { join } from 'node:path';
import express, { type RequestHandler } from 'express';

/** Where a platform has its extensions. */
export const EXTENSIONS_PATH = '/extensions';

/** The scripts of those that the demonstration worlds name. */
export const EXTENSIONS_FOLDER = join(__dirname, '../fixtures/extensions');

/** The scripts that the worlds in the browser name; with a platform behind the host it serves its own. */
export const exampleExtensions = (): RequestHandler =>
  express.static(EXTENSIONS_FOLDER, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response) =>
      response.setHeader('Cache-Control', 'no-cache').setHeader('X-Content-Type-Options', 'nosniff'),
  });
