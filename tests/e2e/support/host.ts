import express from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN_PATH, hostApp } from '../../../host/host-app';
import { listen } from '../../../host/listen';

const HOST = '127.0.0.1';
export const DIST = join(__dirname, '../../../dist');

export interface Host {
  /** URL of the application, without a trailing slash. */
  readonly base: string;
  stop(): void;
}

/**
 * Serves the built application on the server at `api`, or on a world in the browser without one. Every answer is delayed by
 * `latency` ms, asked for each time.
 */
export const startHost = async (api: string | null, latency: () => number = () => 0): Promise<Host> => {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('The application is not built. Run: npm run build');
  const app = express();
  app.use((_request, _response, next) => void setTimeout(next, latency()));
  app.use(hostApp({ dist: DIST, api, world: 'blog' }));
  const { server, port } = await listen(app, 0, HOST);
  return {
    base: `http://${HOST}:${port}${ADMIN_PATH}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
