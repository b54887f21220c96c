import { resolve } from 'node:path';
import { emptyWorld } from '../fixtures/worlds/empty';
import { asGenerationEleven, loadWorld, type LoadedWorld } from '../fixtures/worlds';
import { startRestServer } from '../tests/support/rest';
import { EXTENSIONS_FOLDER, extensionsOf } from './example-extensions';
import { requireExtensionsIn } from './extensions-folder';
import { listenProblem } from './listen';
import { apiOptions, type ApiOptions } from './options';

const HOST = '127.0.0.1';

/** The administrator of the empty world comes from the environment; the other worlds have users of their own. */
const worldFor = async (name: string): Promise<LoadedWorld> => {
  if (name !== 'empty') return loadWorld(name);
  const email = process.env['ADMIN_EMAIL'] ?? 'admin@example.com';
  const password = process.env['ADMIN_PASSWORD'] ?? 'password';
  return { world: emptyWorld(email, password), people: [{ role: 'Administrator', email, password }], tour: null };
};

const serve = async ({ port, world: name, latency, extensions, generation, secret }: ApiOptions): Promise<void> => {
  const loaded = await worldFor(name);
  const world = generation === null ? loaded.world : asGenerationEleven(loaded.world);
  const folder = extensions === null ? EXTENSIONS_FOLDER : resolve(extensions);
  try {
    const { url } = await startRestServer({
      port,
      host: HOST,
      world: { ...world, extensions: extensions === null ? extensionsOf(name) : requireExtensionsIn(folder) },
      latency,
      extensionsFolder: folder,
      ...(secret === null ? {} : { secret }),
    });
    const credentials = loaded.people.map((person) => `    ${person.role}: ${person.email}  ${person.password}`);
    console.log(
      [
        '',
        `  The world '${name}' is served at ${url}${generation === null ? '' : `, as generation ${generation}`}`,
        '  Sign in as',
        ...credentials,
        '',
        '  Stop with Ctrl+C.',
        '',
      ].join('\n'),
    );
  } catch (error) {
    console.error(await listenProblem(error, port, HOST));
    process.exit(1);
  }
};

serve(apiOptions()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
