import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  readonly server: Server;
  readonly port: number;
}

/** Starts to listen; port 0 takes any free one. Rejects with the system's error, whose `code` says why. */
export const listen = (app: RequestListener, port: number, host: string): Promise<Listening> =>
  new Promise((done, refused) => {
    const server = createServer(app);
    server.once('error', refused);
    server.listen(port, host, () => done({ server, port: (server.address() as AddressInfo).port }));
  });

/** A sentence for the person at the terminal. */
export const listenProblem = (error: unknown, port: number, host: string): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use already. Stop the other program, or choose another port: --port ${port + 1}`;
    case 'EACCES':
      return `Port ${port} may not be used by this account. Choose one above 1024: --port 4173`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address '${host}'. Leave --host out to listen on this machine alone.`;
    default:
      return `Could not listen on ${host}:${port}: ${String(error)}`;
  }
};
