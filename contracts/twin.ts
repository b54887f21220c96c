import { loadWorld } from '../fixtures/worlds';
import { startRestServer } from '../tests/support/rest';
import type { Database } from '../src/adapters/memory';
import type { Provider } from './verification';

/** The twin as a platform of its own: an empty world behind a REST server in this process. */
export interface RunningTwin extends Provider {
  /** The same data without HTTP in between. */
  readonly database: Database;
  stop(): Promise<void>;
}

export const startTwin = async (): Promise<RunningTwin> => {
  const { world, people } = await loadWorld('empty');
  const [administrator] = people;
  if (administrator === undefined) throw new Error('Nobody can sign in to the empty world.');
  const { url, database, close } = await startRestServer({ world });
  return { url, database, email: administrator.email, password: administrator.password, stop: close };
};
