import { scriptOptions } from '../../host/options';
import { withWholePact } from '../later/later-pact';
import { acceptsLinkTokens, SECRET } from '../platform/link-token';
import { isLaterServer, LATER_SERVERS } from '../provider/install';
import { finish, reason, type Tally } from '../report';
import { signedLinkContracts } from '../resources/accounts.contract';
import { startTwin } from '../twin';
import type { Provider } from './verify-pact';
import { forkVerification } from './fork-verification';

const USAGE = `Replays the pacts (npm run contracts:verify -- [options]):
  --provider URL   against this server; against the twin when left out
  --generation G   that of the server: 9.0, ${Object.keys(LATER_SERVERS).join(', ')} (9.0)
  --email E        an administrator of the server (admin@example.com)
  --password P     the administrator's password (password)
  --help           show this`;

const { values } = scriptOptions(USAGE, {
  provider: { type: 'string' },
  generation: { type: 'string', default: '9.0' },
  email: { type: 'string' },
  password: { type: 'string' },
});

const serverOf = (url: string): Provider => ({
  url: url.replace(/\/+$/, ''),
  email: values.email ?? 'admin@example.com',
  password: values.password ?? 'password',
});

const signedLinkNames = signedLinkContracts.flatMap(({ exchanges }) => exchanges.map(({ name }) => name));

const verifyGeneration = (provider: Provider, generation: string): Promise<Tally> => {
  if (generation === '9.0') return forkVerification(provider);
  if (!isLaterServer(generation)) throw new Error(`There is no generation '${generation}'.\n\n${USAGE}`);
  return withWholePact(generation, (pact) => forkVerification({ ...provider, server: generation, pact }));
};

/** Verifies another server; without the contracts' secret the signed links cannot be checked, and do not count as failed. */
const verifyServer = async (server: Provider): Promise<Tally> => {
  const checksLinks = await acceptsLinkTokens(server.url);
  const tally = await verifyGeneration(server, values.generation);
  if (checksLinks) return tally;
  console.log(
    `Not checked: ${signedLinkNames.length} calls with mailed links (invitations, password resets). Mails cannot be read, so ` +
      `the contracts sign the links themselves, and this server signs with another SECRET than '${SECRET}'.`,
  );
  const isLink = (failure: string): boolean => signedLinkNames.includes(failure.split('\n', 1)[0] ?? '');
  return { ...tally, failures: tally.failures.filter((failure) => !isLink(failure)) };
};

const run = async (): Promise<void> => {
  if (values.provider !== undefined) return finish(await verifyServer(serverOf(values.provider)));
  const twin = await startTwin();
  try {
    finish(await forkVerification(twin));
  } finally {
    await twin.stop();
  }
};

run().catch((error: unknown) => finish({ passed: 0, failures: [reason(error)] }));
