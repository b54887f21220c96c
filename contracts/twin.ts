import { loadWorld } from '../fixtures/worlds';
import { startRestServer, type RestOptions } from '../tests/support/rest';
import type { Database } from '../src/adapters/memory';
import { SECRET } from './platform/link-token';
import type { Provider } from './verification/verify-pact';

/** A running twin: an empty world behind a REST server in this process. */
export interface RunningTwin extends Provider {
  /** The same data, without HTTP. */
  readonly database: Database;
  stop(): Promise<void>;
}

export const startTwin = async (options: RestOptions = {}): Promise<RunningTwin> => {
  const { world, people } = await loadWorld('empty');
  const [administrator] = people;
  if (administrator === undefined) throw new Error('Nobody can sign in to the empty world.');
  const { url, database, close } = await startRestServer({ secret: SECRET, ...options, world });
  return { url, database, email: administrator.email, password: administrator.password, stop: close };
};
