import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contracts } from './contracts';
import { CONSUMER, honour, PROVIDER } from './harness';
import { PACT, PACT_FOLDER } from './pact-file';
import { finish, reason } from './report';
import { settled } from './settled-pact';

/** `npm run contracts [-- --check]`: honours every contract and writes the pact; with --check a changed pact fails. */
const committed = async (): Promise<string | null> => {
  try {
    return await readFile(PACT, 'utf8');
  } catch {
    return null;
  }
};

const generate = async (check: boolean): Promise<void> => {
  const before = await committed();
  await rm(PACT_FOLDER, { recursive: true, force: true });
  const raw = await mkdtemp(join(tmpdir(), 'quarterdeck-pact-'));
  let passed = 0;
  const failures: string[] = [];
  for (const contract of contracts) {
    try {
      await honour(contract, raw);
      passed += contract.exchanges.length;
    } catch (error) {
      failures.push(...contract.exchanges.map(({ name }) => `${name}: ${reason(error)}`));
    }
  }
  const text = settled(await readFile(join(raw, `${CONSUMER}-${PROVIDER}.json`), 'utf8'));
  await mkdir(PACT_FOLDER, { recursive: true });
  await writeFile(PACT, text);
  await rm(raw, { recursive: true, force: true });
  if (check && before !== text) {
    failures.push('the pact is not the one that was here: run `npm run contracts` and commit contracts/pacts.');
  }
  finish({ passed, failures });
};

void generate(process.argv.includes('--check'));
