import { scriptOptions } from '../../host/options';
import { AdminApi } from '../platform/admin-api';
import { LaterAdminApi } from '../platform/later-admin-api';
import { Stage } from '../platform/stage';
import { startDirectus } from '../provider/directus';
import { isLaterServer, LATER_SERVERS } from '../provider/install';
import { add, finish, noTally, reason, type Tally } from '../report';
import { SERVER_NUMBERS, startTwin } from '../twin';
import { exceptionsOn } from './exceptions';
import { CASE_NAMES, type RunPlan, runSuites } from './suites';
import { httpTarget, memoryTarget } from './targets';

const USAGE = `Runs the gateway suites (npm run gateways -- [options]):
  --server S      installs and starts a server of a later generation: ${Object.keys(LATER_SERVERS).join(', ')}; may be repeated
  --target T      memory, http (the twin over HTTP) or the URL of a server; may be repeated (memory and http)
  --email E       an administrator of that server (admin@example.com)
  --password P    the administrator's password (password)
  --case TEXT     only the cases whose name ('suite: case') contains TEXT
  --numbers N     how that server answers decimals: text (PostgreSQL, MySQL) or number (SQLite, the default)
  --help          show this`;

const { values } = scriptOptions(USAGE, {
  server: { type: 'string', multiple: true },
  target: { type: 'string', multiple: true },
  email: { type: 'string', default: 'admin@example.com' },
  password: { type: 'string', default: 'password' },
  case: { type: 'string', default: '' },
  numbers: { type: 'string', default: 'number' },
});

const PLAN: RunPlan = { contains: values.case, exceptions: new Map() };

/** One of the twins answers numbers as PostgreSQL and MySQL do, the other as SQLite does. */
const NUMBERS = { memory: 'text', http: 'number' } as const;

const overTwin = async (name: 'memory' | 'http'): Promise<Tally> => {
  const { url, email, password, database, stop } = await startTwin({}, NUMBERS[name]);
  const stage = new Stage(new AdminApi(url, email, password));
  try {
    return await runSuites(name === 'memory' ? memoryTarget(stage, database) : httpTarget(stage, NUMBERS.http), PLAN);
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
    PLAN,
  );

/** A server of a later generation, which fails the cases that are listed for it, and no others. */
const overLater = async (name: string): Promise<Tally> => {
  if (!isLaterServer(name)) throw new Error(`There is no server '${name}'.\n\n${USAGE}`);
  const { url, email, password, stop } = await startDirectus(name);
  const exceptions = exceptionsOn(name);
  try {
    const stage = new Stage(new LaterAdminApi(name, url, email, password));
    return await runSuites(httpTarget(stage, SERVER_NUMBERS, name), { ...PLAN, exceptions });
  } finally {
    await stop();
    console.log(`On ${name}, ${exceptions.size} of ${CASE_NAMES.length} cases are listed as exceptions.`);
  }
};

const run = async (): Promise<void> => {
  let tally = noTally;
  for (const server of values.server ?? []) tally = add(tally, await overLater(server));
  for (const target of values.target ?? (values.server === undefined ? ['memory', 'http'] : [])) {
    const twin = target === 'memory' || target === 'http';
    tally = add(tally, twin ? await overTwin(target) : await overServer(target));
  }
  finish(tally);
};

run().catch((error: unknown) => finish({ passed: 0, failures: [reason(error)] }));
