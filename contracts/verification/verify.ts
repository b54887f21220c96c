import { scriptOptions } from '../../host/options';
import { finish, reason } from '../report';
import { startTwin } from '../twin';
import type { Provider } from './verify-pact';
import { forkVerification } from './fork-verification';

const USAGE = `Replays the pacts (npm run contracts:verify -- [options]):
  --provider URL   against this server; against the twin when left out
  --email E        an administrator of the server (admin@example.com)
  --password P     the administrator's password (password)
  --help           show this`;

const { values } = scriptOptions(USAGE, {
  provider: { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
});

const elsewhere = (url: string): Provider => ({
  url: url.replace(/\/+$/, ''),
  email: values.email ?? 'admin@example.com',
  password: values.password ?? 'password',
});

const run = async (): Promise<void> => {
  if (values.provider !== undefined) return finish(await forkVerification(elsewhere(values.provider)));
  const twin = await startTwin();
  try {
    finish(await forkVerification(twin));
  } finally {
    await twin.stop();
  }
};

run().catch((error: unknown) => finish({ passed: 0, failures: [reason(error)] }));
