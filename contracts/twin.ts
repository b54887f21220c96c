import { EXTENSIONS_FOLDER } from '../host/example-extensions';
import { extensionsIn } from '../host/extensions-folder';
import { loadWorld } from '../fixtures/worlds';
import { startRestServer, type RestOptions } from '../tests/support/rest';
import type { Database, NumberAnswers } from '../src/adapters/memory';
import { SECRET } from './platform/link-token';
import { LISTED_PROVIDERS, PEOPLE, SIGN_ON_PROVIDER } from './platform/people';
import type { Provider } from './verification/verify-pact';

/** How the real server of the contracts answers decimals and big integers: it runs on SQLite. */
export const SERVER_NUMBERS: NumberAnswers = 'number';

/** A running twin: an empty world behind a REST server in this process. */
export interface RunningTwin extends Provider {
  /** The same data, without HTTP. */
  readonly database: Database;
  stop(): Promise<void>;
}

/**
 * `numbers`: how the twin answers decimals and big integers; by default as the real server of the
 * contracts, on SQLite.
 */
export const startTwin = async (
  options: RestOptions = {},
  numbers: NumberAnswers = SERVER_NUMBERS,
): Promise<RunningTwin> => {
  const { world, people } = await loadWorld('empty');
  const [administrator] = people;
  if (administrator === undefined) throw new Error('The empty world has no administrator.');
  const { url, database, close } = await startRestServer({
    secret: SECRET,
    signOnProviders: LISTED_PROVIDERS,
    signOnEmails: { [SIGN_ON_PROVIDER]: PEOPLE.administrator.email },
    ...options,
    world: { ...world, numbers, extensions: extensionsIn(EXTENSIONS_FOLDER) },
  });
  return { url, database, email: administrator.email, password: administrator.password, stop: close };
};
