import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scriptOptions } from '../host/options';
import type { Contract } from './contract';
import { contracts } from './contracts';
import { CONSUMER, honour, PROVIDER } from './harness';
import { PACT, PACT_FOLDER } from './pact-file';
import { add, finish, noTally, reason, type Tally } from './report';
import { settled } from './settled-pact';

const USAGE = `Runs every contract and writes the pact to contracts/pacts (npm run contracts -- [options]):
  --check  compares with the committed pact and writes nothing
  --help   show this`;

process.env['PACT_DO_NOT_TRACK'] = '1';

const ATTEMPTS = 3;

/** On a busy machine the stand-in may be later still. A request that was never made stays missing every time. */
const honourNoted = async (contract: Contract, folder: string, attempt = 1): Promise<void> => {
  try {
    await honour(contract, folder);
  } catch (error) {
    if (attempt === ATTEMPTS || !reason(error).includes('expected but not received')) throw error;
    await honourNoted(contract, folder, attempt + 1);
  }
};

/** Runs every contract; what Pact wrote is in the folder afterwards. */
const honourAll = async (folder: string): Promise<Tally> => {
  let tally = noTally;
  for (const contract of contracts) {
    const names = contract.exchanges.map(({ name }) => name);
    try {
      await honourNoted(contract, folder);
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

/** The pact replaces whatever was there, so that nothing old survives in it. */
const replace = async (text: string): Promise<void> => {
  await rm(PACT_FOLDER, { recursive: true, force: true });
  await mkdir(PACT_FOLDER, { recursive: true });
  await writeFile(PACT, text);
};

const generate = async (check: boolean): Promise<Tally> => {
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-pact-'));
  try {
    const tally = await honourAll(folder);
    if (tally.failures.length > 0) return tally;
    const text = settled(await readFile(join(folder, `${CONSUMER}-${PROVIDER}.json`), 'utf8'), tally.passed);
    if (!check) await replace(text);
    return check && (await committed()) !== text ? add(tally, { passed: 0, failures: [CHANGED] }) : tally;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const { values } = scriptOptions(USAGE, { check: { type: 'boolean', default: false } });

generate(values.check).then(finish, (error: unknown) => {
  finish({ passed: 0, failures: [reason(error)] });
});
