import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scriptOptions } from '../../host/options';
import { isJsonObject, type Json } from '../../src/kernel';
import type { Contract } from '../contract';
import { contracts } from '../resources/contracts';
import { CONSUMER, runContract, PROVIDER } from './run-contract';
import { replayLaterPacts } from '../later/later-pact';
import { PACT } from '../pact';
import { add, finish, noTally, reason, type Tally } from '../report';

/** Independent of the locale. */
const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => byCode(a, b))
      .map(([key, member]) => [key, sorted(member)]),
  );
};

const nameOf = (interaction: Json): string => (isJsonObject(interaction) ? String(interaction['description']) : '');

/**
 * The pact with sorted interactions and members, so that it does not depend on the run. Throws when the number of
 * interactions is not `count`, because Pact merges two interactions of the same name.
 */
const sortPact = (text: string, count: number): string => {
  const pact = JSON.parse(text) as Json;
  if (!isJsonObject(pact) || !Array.isArray(pact['interactions']))
    throw new Error('Pact wrote something that is no pact.');
  const found = pact['interactions'].length;
  if (found !== count)
    throw new Error(`The pact holds ${found} interactions instead of ${count}: do two share a name?`);
  const interactions = [...pact['interactions']].sort((a, b) => byCode(nameOf(a), nameOf(b)));
  return `${JSON.stringify(sorted({ ...pact, interactions }), null, 2)}\n`;
};

const USAGE = `Runs every contract and writes the pact to contracts/pacts, and runs the calls in the dialects of later servers, whose
pacts answer them (npm run contracts -- [options]):
  --check  compares with the committed pact and writes nothing
  --help   show this`;

process.env['PACT_DO_NOT_TRACK'] = '1';

const ATTEMPTS = 3;

/**
 * Retries when the mock server has not logged the request in time, as on a busy machine. A request that was never sent
 * fails every time.
 */
const runWithRetries = async (contract: Contract, folder: string, attempt = 1): Promise<void> => {
  try {
    await runContract(contract, folder);
  } catch (error) {
    if (attempt === ATTEMPTS || !reason(error).includes('expected but not received')) throw error;
    await runWithRetries(contract, folder, attempt + 1);
  }
};

/** Runs every contract; Pact writes the pact into the folder. */
const runAll = async (folder: string): Promise<Tally> => {
  let tally = noTally;
  for (const contract of contracts) {
    const names = contract.exchanges.map(({ name }) => name);
    try {
      await runWithRetries(contract, folder);
      tally = add(tally, { passed: names.length, failures: [] });
    } catch (error) {
      tally = add(tally, { passed: 0, failures: names.map((name) => `${name}: ${reason(error)}`) });
    }
  }
  return tally;
};

const committed = async (): Promise<string | null> => {
  try {
    return await readFile(PACT, 'utf8');
  } catch {
    return null;
  }
};

const CHANGED = 'the pact in contracts/pacts is not the one the contracts make: run `npm run contracts` and commit it';

const generate = async (check: boolean): Promise<Tally> => {
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-pact-'));
  try {
    const tally = await runAll(folder);
    if (tally.failures.length > 0) return tally;
    const text = sortPact(await readFile(join(folder, `${CONSUMER}-${PROVIDER}.json`), 'utf8'), tally.passed);
    if (!check) await writeFile(PACT, text);
    const later = await replayLaterPacts();
    const changed = check && (await committed()) !== text ? [CHANGED] : [];
    return add(add(tally, later), { passed: 0, failures: changed });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const { values } = scriptOptions(USAGE, { check: { type: 'boolean', default: false } });

generate(values.check).then(finish, (error: unknown) => {
  finish({ passed: 0, failures: [reason(error)] });
});
