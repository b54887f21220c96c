import { scriptOptions } from '../../host/options';
import { AdminApi } from '../platform/admin-api';
import { Stage } from '../platform/stage';
import { add, finish, noTally, reason, type Tally } from '../report';
import { startTwin } from '../twin';
import { runSuites } from './suites';
import { httpTarget, memoryTarget } from './targets';

const USAGE = `Runs the gateway suites (npm run gateways -- [options]):
  --target T      memory, http (the twin over HTTP) or the URL of a server; may be repeated (memory and http)
  --email E       an administrator of that server (admin@example.com)
  --password P    the administrator's password (password)
  --numbers N     how that server answers decimals: text (PostgreSQL, MySQL) or number (SQLite, the default)
  --help          show this`;

const { values } = scriptOptions(USAGE, {
  target: { type: 'string', multiple: true },
  email: { type: 'string', default: 'admin@example.com' },
  password: { type: 'string', default: 'password' },
  numbers: { type: 'string', default: 'number' },
});

/** One of the twins answers numbers as PostgreSQL and MySQL do, the other as SQLite does. */
const NUMBERS = { memory: 'text', http: 'number' } as const;

const overTwin = async (name: 'memory' | 'http'): Promise<Tally> => {
  const { url, email, password, database, stop } = await startTwin({}, NUMBERS[name]);
  const stage = new Stage(new AdminApi(url, email, password));
  try {
    return await runSuites(name === 'memory' ? memoryTarget(stage, database) : httpTarget(stage, NUMBERS.http));
  } finally {
    await stop();
  }
};

const overServer = (url: string): Promise<Tally> =>
  runSuites(
    httpTarget(
      new Stage(new AdminApi(url.replace(/\/+$/, ''), values.email, values.password)),
      values.numbers === 'text' ? 'text' : 'number',
      url,
    ),
  );

const run = async (): Promise<void> => {
  let tally = noTally;
  for (const target of values.target ?? ['memory', 'http']) {
    const twin = target === 'memory' || target === 'http';
    tally = add(tally, twin ? await overTwin(target) : await overServer(target));
  }
  finish(tally);
};

run().catch((error: unknown) => finish({ passed: 0, failures: [reason(error)] }));
