import { strict as assert } from 'node:assert';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contract } from '../contract';
import { plain } from '../generation/run-contract';
import { PACT } from '../pact';
import { LATER_SERVERS, type LaterServer } from '../provider/install';
import { add, noTally, reason, type Tally } from '../report';
import { contracts } from '../resources/contracts';
import { type Interaction, laterPact, type Pact, readPact } from './interaction';
import { notHeldOn } from './not-held';
import { isDetection, replayCall } from './replay';

/** The name of a request of a call; a later server may need more requests than 9.0. */
export const interactionName = ({ exchanges }: Contract, at: number): string =>
  exchanges[at]?.name ?? `${exchanges[0]?.name ?? ''} (request ${at + 1})`;

const isOf =
  ({ exchanges }: Contract) =>
  ({ description }: Interaction): boolean =>
    exchanges.some(({ name }) => description === name || description.startsWith(`${name} (request `));

/** Whether a call gives on this server the kind of result that it gives on 9.0. */
const holdsOn = (server: LaterServer): ((contract: Contract) => boolean) => {
  const notHeld = notHeldOn(server);
  return (contract) => !notHeld.has(interactionName(contract, 0));
};

/** The interactions of 9.0 for a call. */
export const asOnNine = (nine: Pact, contract: Contract): readonly Interaction[] =>
  nine.interactions.filter(isOf(contract));

/** Everything that this server has to answer: its own versions of interactions, and those of 9.0 that hold on it too. */
const wholePact = (server: LaterServer): Pact => {
  const nine = readPact(PACT);
  const later = readPact(laterPact(server));
  const shared = contracts
    .filter(holdsOn(server))
    .filter((contract) => !later.interactions.some(isOf(contract)))
    .flatMap((contract) => asOnNine(nine, contract));
  return { ...later, interactions: [...later.interactions, ...shared] };
};

/** Writes the whole pact of a server into a file while it is used. */
export const withWholePact = async <A>(server: LaterServer, use: (path: string) => Promise<A>): Promise<A> => {
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-pact-'));
  try {
    const path = join(folder, 'pact.json');
    await writeFile(path, JSON.stringify(wholePact(server)));
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const replay = async (contract: Contract, later: Pact, nine: Pact): Promise<void> => {
  const detection = later.interactions.filter(isDetection);
  const own = later.interactions.filter(isOf(contract));
  const result = await replayCall(contract, detection, own.length > 0 ? own : asOnNine(nine, contract));
  const expected = own.length > 0 ? own.find(({ comments }) => comments !== undefined)?.comments?.result : undefined;
  assert.deepStrictEqual(result, expected ?? plain(contract.gives));
};

/** Runs the calls in the dialect of each later server, and answers them from its pact. */
export const replayLaterPacts = async (): Promise<Tally> => {
  const nine = readPact(PACT);
  let tally = noTally;
  for (const server of Object.keys(LATER_SERVERS) as LaterServer[]) {
    const later = readPact(laterPact(server));
    for (const contract of contracts.filter(holdsOn(server)))
      try {
        await replay(contract, later, nine);
        tally = add(tally, { passed: 1, failures: [] });
      } catch (error) {
        const failure = `[${server}] ${interactionName(contract, 0)}: ${reason(error)}`;
        tally = add(tally, { passed: 0, failures: [failure] });
      }
  }
  return tally;
};
