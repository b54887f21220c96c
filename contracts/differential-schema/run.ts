import { chance } from '../../fixtures/builders';
import { scriptOptions } from '../../host/options';
import { equals, isJsonObject } from '../../src/kernel';
import { firstDifference } from '../differential/first-difference';
import { startDirectus } from '../provider/directus';
import { add, finish, noTally, reason } from '../report';
import { startTwin } from '../twin';
import { nextRequest } from './next-request';
import { normalise, normaliseFields, normaliseItems, normaliseState } from './normalise';
import { type Answer, describeRequest, type Request } from './request';
import { Side } from './side';
import { compareSystemCollections, SYSTEM_DIFFERENCES } from './system-collections';

/**
 * An intended difference; the round ends with it, since the two servers differ from then on. `normalise.ts` removes
 * what is ignored in every answer.
 */
interface KnownDifference {
  readonly name: string;
  readonly reason: string;
  applies(request: Request, twin: Answer, real: Answer): boolean;
}

const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    name: 'a change that is half done',
    reason:
      'The server changes the column and then refuses what is said about the field; the twin does all or nothing.',
    applies: ({ method, path, body }, twin, real) =>
      method === 'PATCH' &&
      path.startsWith('/fields/') &&
      isJsonObject(body) &&
      twin.status === 400 &&
      real.status === 400,
  },
];

const USAGE = `Compares what the twin and a real server say of the platform's own collections. Then changes the same data model on both, and
compares all of it after every request
(npm run contracts:differential-schema -- [options]):
  --seed N        the seed of the requests (1)
  --rounds N      how many rounds (20)
  --round N       this round only, with its requests printed
  --provider URL  compare with this server; installs and starts a Directus when left out
  --email E       an administrator of that server (admin@example.com)
  --password P    the administrator's password (password)
  --help          show this`;

/*
 * Requests that are never generated:
 * - those that crash the server: a relation to a missing collection, a change of a relation that has a foreign key, a
 *   collection without a key;
 * - foreign key values: SQLite sets them to null when the server rewrites the related table;
 * - a change of something that does not exist: the server keeps its metadata, and nothing of that name can be created any more.
 */
const { values } = scriptOptions(USAGE, {
  seed: { type: 'string', default: '1' },
  rounds: { type: 'string', default: '20' },
  round: { type: 'string' },
  provider: { type: 'string' },
  email: { type: 'string', default: 'admin@example.com' },
  password: { type: 'string', default: 'password' },
});

const REQUESTS = 25;
const SHOWN = 600;

/** Drops the message of a status 500, which comes from the database. */
const withoutMessage = (answer: Answer): Answer =>
  answer.status >= 500 ? { status: answer.status, body: null } : answer;

const evenerFor = ({ method, path }: Request): ((answer: Answer) => Answer) => {
  if (path.startsWith('/items/')) return normaliseItems;
  return method === 'GET' && path.startsWith('/fields/') ? normaliseFields : (answer) => answer;
};

interface Verdict {
  readonly text: string | null;
  readonly known: KnownDifference | null;
}

/** Compares the two answers, and after a write the whole state. */
const judge = async (twin: Side, real: Side, request: Request): Promise<Verdict> => {
  const [mine, theirs] = await Promise.all([twin.ask(request), real.ask(request)]);
  const answers = [mine, theirs].map((answer) => normalise({ ...evenerFor(request)(withoutMessage(answer)) }));
  const stays = request.method === 'GET';
  const states = stays ? [null, null] : (await Promise.all([twin.state(), real.state()])).map(normaliseState);
  const [one, other] = [0, 1].map((at) => ({ answer: answers[at] ?? null, state: states[at] ?? null }));
  if (one === undefined || other === undefined || equals(one, other)) return { text: null, known: null };
  const known = KNOWN_DIFFERENCES.find((difference) => difference.applies(request, mine, theirs)) ?? null;
  const found = firstDifference(one, other);
  const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, SHOWN);
  const sides = [`twin: ${mine.status} ${show(found?.one)}`, `real: ${theirs.status} ${show(found?.other)}`];
  const text = [describeRequest(request), found?.path ?? '', ...sides].join('\n  ');
  return { text: known === null ? text : null, known };
};

const run = async (): Promise<void> => {
  const directus =
    values.provider === undefined
      ? await startDirectus()
      : { url: values.provider, email: values.email, password: values.password, stop: () => Promise.resolve() };
  const twin = await startTwin();
  const [mine, theirs] = [twin, directus].map(({ url, email, password }) => new Side(url, email, password));
  const failures: string[] = [];
  let system = noTally;
  const met = new Map<string, number>();
  let passed = 0;
  try {
    if (mine === undefined || theirs === undefined) throw new Error('Two platforms are needed.');
    system = await compareSystemCollections(twin, directus);
    const every = Array.from({ length: Number(values.rounds) }, (_, at) => at);
    for (const round of values.round === undefined ? every : [Number(values.round)]) {
      await Promise.all([mine.clear(), theirs.clear()]);
      const luck = chance(`schema ${values.seed} ${round}`);
      for (let at = 0; at < REQUESTS; at += 1) {
        const request = nextRequest(luck, await mine.model());
        const { text, known } = await judge(mine, theirs, request);
        if (values.round !== undefined) console.log(`${at}: ${describeRequest(request)}`);
        if (known !== null) met.set(known.name, (met.get(known.name) ?? 0) + 1);
        if (text === null) passed += 1;
        else failures.push(`in round ${round}, request ${at}: ${text}`);
        if (text !== null || known !== null) break;
      }
    }
    await Promise.all([mine.clear(), theirs.clear()]);
  } finally {
    await Promise.all([twin.stop(), directus.stop()]);
  }
  for (const { name, reason: why } of KNOWN_DIFFERENCES) console.log(`${met.get(name) ?? 0} times: ${name}. ${why}`);
  for (const { name, reason: why } of SYSTEM_DIFFERENCES) console.log(`In system collections: ${name}. ${why}`);
  finish(add(system, { passed, failures }));
};

run().catch((error: unknown) => finish({ passed: 0, failures: [reason(error)] }));
