import { parseArgs } from 'node:util';
import { AdminApi } from '../platform/admin-api';
import { startDirectus } from '../provider/directus';
import { finish, reason } from '../report';
import { startTwin } from '../twin';
import { Duel } from './duel';
import { Findings } from './findings';
import { ROUND } from './requests';
import { Side } from './side';

/**
 * `npm run contracts:differential [-- --seed N] [--requests N] [--round N] [--provider URL --email … --password …]`:
 * a fresh platform of its own unless a provider is named. `--round` asks for one round only.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '2000' },
    round: { type: 'string' },
    provider: { type: 'string' },
    email: { type: 'string', default: 'admin@example.com' },
    password: { type: 'string', default: 'password' },
  },
});

const elsewhere = (url: string): Awaited<ReturnType<typeof startDirectus>> => ({
  url: url.replace(/\/+$/, ''),
  email: values.email,
  password: values.password,
  stop: () => Promise.resolve(),
});

const roundsOf = (requests: number): readonly (readonly [round: number, most: number])[] => {
  if (values.round !== undefined) return [[Number(values.round), ROUND]];
  const rounds = Math.ceil(requests / ROUND);
  return Array.from({ length: rounds }, (_, round) => [round, Math.min(ROUND, requests - round * ROUND)]);
};

const run = async (): Promise<void> => {
  const directus = values.provider === undefined ? await startDirectus() : elsewhere(values.provider);
  const twin = await startTwin();
  const [mine, theirs] = [twin, directus].map(({ url, email, password }) => new Side(new AdminApi(url, email, password)));
  const findings = new Findings();
  try {
    if (mine === undefined || theirs === undefined) throw new Error('Two platforms are needed.');
    await Promise.all([mine.dress(), theirs.dress()]);
    const duel = new Duel(mine, theirs);
    for (const [round, most] of roundsOf(Number(values.requests))) {
      await duel.round(Number(values.seed), round, most, (verdict) => findings.add(verdict));
    }
    if (values.provider !== undefined) await theirs.undress();
  } finally {
    await Promise.all([twin.stop(), directus.stop()]);
  }
  findings.tellKnown();
  finish(findings.tally());
};

run().catch((error: unknown) => finish({ passed: 0, failures: [reason(error)] }));
