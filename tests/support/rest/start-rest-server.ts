import type { AddressInfo } from 'node:net';
import { Database, type World } from '../../../src/adapters/memory';
import { createRestServer, type RestOptions } from './create-rest-server';

export interface StartOptions extends RestOptions {
  /** Any free port when 0 or missing. */
  readonly port?: number;
  readonly host?: string;
  readonly world: World;
}

export interface RestServer {
  readonly url: string;
  readonly database: Database;
  close(): Promise<void>;
}

/** Serves a copy of a world over HTTP. Resolves when it listens; rejects when the port is taken. */
export const startRestServer = async (start: StartOptions): Promise<RestServer> => {
  const { port = 0, host = '127.0.0.1', world, ...options } = start;
  const database = new Database(world);
  const server = createRestServer(database, options).listen(port, host);
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}`,
    database,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
};
