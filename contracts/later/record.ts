import { strict as assert } from 'node:assert';
import { writeFile } from 'node:fs/promises';
import { scriptOptions } from '../../host/options';
import type { Contract } from '../contract';
import { plain } from '../generation/run-contract';
import { PACT } from '../pact';
import { LaterAdminApi } from '../platform/later-admin-api';
import { Stage } from '../platform/stage';
import { startDirectus } from '../provider/directus';
import { isLaterServer, LATER_SERVERS, type LaterServer } from '../provider/install';
import { add, finish, noTally, reason, type Tally } from '../report';
import { contracts } from '../resources/contracts';
import { forkVerification } from '../verification/fork-verification';
import { type Interaction, laterPact, type Pact, readPact } from './interaction';
import { asOnNine, interactionName } from './later-pact';
import { notHeldOn } from './not-held';
import { Recorder } from './recorder';
import { isSameRequest, replayCall } from './replay';
import { otherKinds } from './same-kind';

const USAGE = `Runs every call of the contracts against servers of later generations, and writes those whose requests or answers
differ from 9.0 to contracts/pacts (npm run contracts:record -- [options]):
  --server S  ${Object.keys(LATER_SERVERS).join(', ')}; may be repeated (all of them)
  --help      show this`;

const isAsNine = async (
  contract: Contract,
  recorded: readonly Interaction[],
  detection: readonly Interaction[],
  refused: ReadonlySet<string>,
): Promise<boolean> => {
  const same = asOnNine(readPact(PACT), contract);
  if (recorded.length !== same.length || same.some(({ description }) => refused.has(description))) return false;
  if (!same.every(({ request }) => recorded.some((each) => isSameRequest(each.request, request)))) return false;
  try {
    assert.deepStrictEqual(await replayCall(contract, detection, same), plain(contract.gives));
    return true;
  } catch {
    return false;
  }
};

/** The interactions of a call, with the result on the last one. Rejects for a result of another kind than that of 9.0. */
const withResult = async (
  contract: Contract,
  recorded: readonly Interaction[],
  detection: readonly Interaction[],
): Promise<readonly Interaction[]> => {
  const result = await replayCall(contract, detection, recorded);
  const differences = otherKinds(plain(contract.gives), result);
  if (differences.length > 0) throw new Error(`gives another kind of result: ${differences.join('; ')}`);
  return recorded.map((each, at) => (at === recorded.length - 1 ? { ...each, comments: { result } } : each));
};

const byName = (a: Interaction, b: Interaction): number =>
  a.description === b.description ? 0 : a.description < b.description ? -1 : 1;

const pactOf = (server: LaterServer, interactions: readonly Interaction[]): Pact => ({
  consumer: { name: 'quarterdeck' },
  interactions: interactions.toSorted(byName),
  metadata: { pactSpecification: { version: '4.0' } },
  provider: { name: `platform ${server}` },
});

/** What a call sent and was answered; the reason when it could not be recorded. */
type Recording = readonly Interaction[] | string;

const recordings = async (recorder: Recorder): Promise<ReadonlyMap<Contract, Recording>> => {
  const found = new Map<Contract, Recording>();
  for (const contract of contracts) found.set(contract, await recorder.record(contract).catch(reason));
  return found;
};

const recordAll = async (server: LaterServer): Promise<Tally> => {
  const { url, email, password, stop } = await startDirectus(server);
  try {
    const stage = new Stage(new LaterAdminApi(server, url, email, password));
    await stage.setUp();
    const recorder = new Recorder(stage);
    const recorded = await recordings(recorder);
    const detection = [...recorder.detection.values()];
    const nine = await forkVerification({ url, email, password, server, pact: PACT });
    const refused = new Set(nine.failures.map((failure) => failure.split('\n', 1)[0] ?? ''));
    const differing: Interaction[] = [];
    const notHeld = notHeldOn(server);
    let tally = noTally;
    for (const [contract, recording] of recorded) {
      const name = interactionName(contract, 0);
      let failure: string | null = null;
      try {
        if (typeof recording === 'string') throw new Error(recording);
        if (!(await isAsNine(contract, recording, detection, refused)))
          differing.push(...(await withResult(contract, recording, detection)));
      } catch (error) {
        failure = reason(error);
      }
      if ((failure !== null) === notHeld.has(name)) tally = add(tally, { passed: 1, failures: [] });
      else tally = add(tally, { passed: 0, failures: [`[${server}] ${name}\n  ${failure ?? 'holds, but is listed'}`] });
    }
    await writeFile(laterPact(server), `${JSON.stringify(pactOf(server, [...detection, ...differing]), null, 2)}\n`);
    console.log(
      `${server}: ${contracts.length} calls, ${notHeld.size} do not hold, ${differing.length} requests differ`,
    );
    return tally;
  } finally {
    await stop();
  }
};

const run = async (): Promise<void> => {
  const { values } = scriptOptions(USAGE, { server: { type: 'string', multiple: true } });
  let tally = noTally;
  for (const server of values.server ?? Object.keys(LATER_SERVERS)) {
    if (!isLaterServer(server)) throw new Error(`There is no server '${server}'.\n\n${USAGE}`);
    tally = add(tally, await recordAll(server));
  }
  finish(tally);
};

run().catch((error: unknown) => finish({ passed: 0, failures: [reason(error)] }));
