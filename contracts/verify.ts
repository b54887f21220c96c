import { parseArgs } from 'node:util';
import { finish, reason } from './report';
import { startTwin } from './twin';
import type { Provider } from './verification';
import { verifyApart } from './verify-apart';

/** `npm run contracts:verify [-- --provider URL --email … --password …]`: the twin unless told otherwise. */
const { values } = parseArgs({
  options: { provider: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } },
});

const elsewhere = (url: string): Provider => ({
  url: url.replace(/\/+$/, ''),
  email: values.email ?? 'admin@example.com',
  password: values.password ?? 'password',
});

const run = async (): Promise<void> => {
  if (values.provider !== undefined) return finish(await verifyApart(elsewhere(values.provider)));
  const twin = await startTwin();
  try {
    finish(await verifyApart(twin));
  } finally {
    await twin.stop();
  }
};

run().catch((error: unknown) => finish({ passed: 0, failures: [reason(error)] }));
