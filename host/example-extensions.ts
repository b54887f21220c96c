import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { extensionsIn, type ExtensionNames } from './extensions-folder';

/** Path of extensions on a platform. */
export const EXTENSIONS_PATH = '/extensions';

/** The example extensions, as `<kind>/<name>/index.js`. */
export const EXTENSIONS_FOLDER = join(__dirname, '../fixtures/extensions');

/**
 * The extensions of a demo world: those that are in the folder now, as on a platform. Only the blog has any: the world
 * `large` is there for measurements, and `empty` is a new platform.
 */
export const extensionsOf = (world: string, folder = EXTENSIONS_FOLDER): Partial<ExtensionNames> =>
  world === 'blog' ? extensionsIn(folder) : {};

/** Serves the scripts of extensions to a demo world; a platform behind the proxy serves its own. */
export const extensionScripts = (folder = EXTENSIONS_FOLDER): RequestHandler =>
  express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response) =>
      response.setHeader('Cache-Control', 'no-cache').setHeader('X-Content-Type-Options', 'nosniff'),
  });
