import type { Express } from 'express';
import type { DemoUser } from '../src/ports/environment/demo';
import { greeting } from './greeting';
import { ADMIN_PATH } from './host-app';
import { listen, listenProblem } from './listen';
import { openBrowser } from './open-browser';
import { pingAdvice, pingProblem } from './ping-platform';

/** Ends the process with a message in the terminal. */
export const stop = (problem: string): never => {
  console.error(problem);
  process.exit(1);
};

export interface Serving {
  readonly app: Express;
  /** The platform; null for a demo world. */
  readonly api: string | null;
  readonly world: string;
  readonly people: readonly DemoUser[];
  readonly port: number;
  readonly host: string;
  readonly open: boolean;
}

/**
 * Listens, and prints the address. Ends the process with advice when the port cannot be used. A platform that does not
 * answer is reported only, because it may be started later.
 */
export const serve = async ({ app, api, world, people, port, host, open }: Serving): Promise<void> => {
  const listening = await listen(app, port, host).catch(async (error: unknown) =>
    stop(await listenProblem(error, port, host)),
  );
  const shownHost = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const address = `http://${shownHost}:${listening.port}${ADMIN_PATH}/`;
  console.log(greeting({ address, api, world, people }));
  if (api !== null) {
    const problem = await pingProblem(api);
    if (problem !== null) console.warn(pingAdvice(api, problem));
  }
  if (open) openBrowser(address);
};
