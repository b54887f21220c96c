import { emptyWorld } from '../fixtures/worlds/empty';
import { loadWorld, type LoadedWorld } from '../fixtures/worlds';
import { startRestServer } from '../tests/support/rest';
import { parseApiOptions, type ApiOptions } from './api-options';
import { listenProblem } from './listen';

const HOST = '127.0.0.1';

/** The empty world belongs to whoever the environment names; the others bring their people. */
const worldFor = async (name: string): Promise<LoadedWorld> => {
  if (name !== 'empty') return loadWorld(name);
  const email = process.env['ADMIN_EMAIL'] ?? 'admin@example.com';
  const password = process.env['ADMIN_PASSWORD'] ?? 'password';
  return { world: emptyWorld(email, password), people: [{ role: 'Administrator', email, password }] };
};

const serve = async ({ port, world: name, latency }: ApiOptions): Promise<void> => {
  const { world, people } = await worldFor(name);
  try {
    const { url } = await startRestServer({ port, host: HOST, world, latency });
    const credentials = people.map((person) => `    ${person.role}: ${person.email}  ${person.password}`);
    console.log(
      [
        '',
        `  The world '${name}' is served at ${url}`,
        '  Sign in as',
        ...credentials,
        '',
        '  Stop with Ctrl+C.',
        '',
      ].join('\n'),
    );
  } catch (error) {
    console.error(listenProblem(error, port, HOST));
    process.exit(1);
  }
};

const parsed = parseApiOptions(process.argv.slice(2));
if ('problem' in parsed) {
  console.error(parsed.problem);
  process.exit(1);
} else {
  void serve(parsed.options);
}
