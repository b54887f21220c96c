import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  readonly server: Server;
  readonly port: number;
}

/** Listens on a port, or on any free one for 0. Rejects with the system's error, whose `code` is the reason. */
export const listen = (app: RequestListener, port: number, host: string): Promise<Listening> =>
  new Promise((done, refused) => {
    const server = createServer(app);
    server.once('error', refused);
    server.listen(port, host, () => done({ server, port: (server.address() as AddressInfo).port }));
  });

const MAX_PORTS_TRIED = 50;

/** The first free port above this one; null when none of the next 50 is. */
const freePortAbove = async (port: number, host: string): Promise<number | null> => {
  for (let next = port + 1; next <= Math.min(port + MAX_PORTS_TRIED, 65_535); next += 1) {
    try {
      const { server } = await listen(() => undefined, next, host);
      server.close();
      return next;
    } catch {
      continue;
    }
  }
  return null;
};

/** Why listening failed and what to do, for the terminal. A port that it suggests is free. */
export const listenProblem = async (error: unknown, port: number, host: string): Promise<string> => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE': {
      const free = await freePortAbove(port, host);
      const advice = free === null ? 'Stop the other program.' : `Stop the other program, or add: --port ${free}`;
      return `Port ${port} is already in use. ${advice}`;
    }
    case 'EACCES':
      return `This account may not listen on port ${port}. Choose one above 1024: --port 4173`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address '${host}'. Leave out --host to listen on this machine only.`;
    default:
      return `Could not listen on ${host}:${port}: ${String(error)}`;
  }
};
