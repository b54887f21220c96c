import { scriptOptions } from '../../host/options';
import { AdminApi } from '../platform/admin-api';
import { SECRET, startDirectus } from '../provider/directus';
import { finish, reason } from '../report';
import { startTwin, type RunningTwin } from '../twin';
import { SideBySide } from './side-by-side';
import { Statistics } from './statistics';
import { Findings } from './findings';
import { ASKERS } from './request';
import { ROUND } from './requests';
import { Side } from './side';
import { signedToken } from './access';

const USAGE = `Sends random requests to the twin and to a real server (npm run contracts:differential -- [options]):
  --seed N        the seed of the requests (1)
  --requests N    how many (2000)
  --round N       this round only
  --provider URL  compare with this server; installs and starts a Directus when left out
  --email E       an administrator of that server (admin@example.com)
  --password P    the administrator's password (password)
  --help          show this`;

const { values } = scriptOptions(USAGE, {
  seed: { type: 'string', default: '1' },
  requests: { type: 'string', default: '2000' },
  round: { type: 'string' },
  provider: { type: 'string' },
  email: { type: 'string', default: 'admin@example.com' },
  password: { type: 'string', default: 'password' },
});

const elsewhere = (url: string): Omit<Awaited<ReturnType<typeof startDirectus>>, 'database'> => ({
  url: url.replace(/\/+$/, ''),
  email: values.email,
  password: values.password,
  stop: () => Promise.resolve(),
});

const HOUR = 60 * 60 * 1000;

/** Starts the twin, with an access token that expired 45 minutes ago. */
const startLateTwin = async (): Promise<RunningTwin & { readonly expired: string }> => {
  let behind = HOUR;
  const twin = await startTwin({ now: () => Date.now() - behind });
  const { url, email, password } = twin;
  const expired = await new AdminApi(url, email, password).tokenOf(email, password);
  behind = 0;
  return { ...twin, expired };
};

const roundsOf = (requests: number): readonly (readonly [round: number, most: number])[] => {
  if (values.round !== undefined) return [[Number(values.round), ROUND]];
  const rounds = Math.ceil(requests / ROUND);
  return Array.from({ length: rounds }, (_, round) => [round, Math.min(ROUND, requests - round * ROUND)]);
};

const run = async (): Promise<void> => {
  const directus = values.provider === undefined ? await startDirectus() : elsewhere(values.provider);
  const twin = await startLateTwin();
  const own = values.provider === undefined;
  const mine = new Side(new AdminApi(twin.url, twin.email, twin.password), twin.expired);
  const late = own ? signedToken(SECRET, (Date.now() - HOUR) / 1000) : null;
  const theirs = new Side(new AdminApi(directus.url, directus.email, directus.password), late);
  const [findings, figures] = [new Findings(), new Statistics()];
  try {
    await Promise.all([mine.setUp(), theirs.setUp()]);
    const duel = new SideBySide(mine, theirs, own ? ASKERS : ASKERS.filter((who) => who !== 'latecomer'));
    for (const [round, most] of roundsOf(Number(values.requests))) {
      await duel.round(Number(values.seed), round, most, (request, verdict) => {
        findings.add(verdict);
        figures.add(request, verdict);
      });
    }
    if (!own) await theirs.tearDown();
  } finally {
    await Promise.all([twin.stop(), directus.stop()]);
  }
  for (const line of figures.lines()) console.log(line);
  finish(findings.tally());
};

run().catch((error: unknown) => finish({ passed: 0, failures: [reason(error)] }));
