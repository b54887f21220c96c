import express, { type Express } from 'express';
import { adminSite, appConfig } from './admin-site';
import { apiProxy } from './api-proxy';
import { EXTENSIONS_PATH, extensionScripts } from './example-extensions';
import { policyFor } from './security-headers';

/** Path of the application on this host. */
export const ADMIN_PATH = '/admin';

export interface HostAppOptions {
  /** The folder of the build. */
  readonly dist: string;
  /** The platform behind every other path; null for a demo world in the browser. */
  readonly api: string | null;
  /** The browser calls the platform by its own address instead of through this host. */
  readonly direct?: boolean;
  /** Further origins that the policy allows calls to. */
  readonly connect?: readonly string[];
  /** The demo world, without a platform. */
  readonly world?: string;
  /** The folder of the demo's extensions; the examples by default. */
  readonly extensionsFolder?: string;
}

/** The server: the application under /admin, and the platform, if there is one, at every other path. */
export const hostApp = ({
  dist,
  api,
  direct = false,
  connect = [],
  world = 'blog',
  extensionsFolder,
}: HostAppOptions): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.enable('strict routing');
  app.get(['/', ADMIN_PATH], (_request, response) => response.redirect(302, `${ADMIN_PATH}/`));
  app.use(
    ADMIN_PATH,
    adminSite(dist, () => appConfig({ api, direct, world, extensionsFolder }), policyFor(direct ? api : null, connect)),
  );
  if (api === null) app.use(EXTENSIONS_PATH, extensionScripts(extensionsFolder));
  else if (!direct) app.use(apiProxy(api));
  return app;
};
