import { withWholePact } from '../later/later-pact';
import { type DatabaseName, startDirectus } from '../provider/directus';
import type { LaterServer } from '../provider/install';
import type { Tally } from '../report';
import { forkVerification } from './fork-verification';

/** Replays the pact of a later server against it: its own versions of interactions, and those of 9.0 that hold on it. */
export const verifyLaterPact = async (server: LaterServer, database: DatabaseName): Promise<Tally> => {
  const { url, email, password, stop } = await startDirectus(server, database);
  try {
    const { passed, failures } = await withWholePact(server, (pact) =>
      forkVerification({ url, email, password, server, pact }),
    );
    console.log(`${server}: ${passed} of ${passed + failures.length} interactions of its pact`);
    return { passed, failures: failures.map((failure) => `[${server}] ${failure}`) };
  } finally {
    await stop();
  }
};
