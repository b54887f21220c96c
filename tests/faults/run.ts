import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { scriptOptions } from '../../host/options';

const { values, positionals } = scriptOptions(
  `Runs all schedules of faults instead of a tenth, and 500 crashes of pages in Chromium instead of 100 (npm run test:faults -- [options] [tests/faults/topic.test.ts …]):
  --name TEXT  only the tests whose name contains this text
  --help       show this
SEED=20 runs this schedule alone, FROM=10001 starts at other seeds.`,
  { name: { type: 'string' } },
  { allowPositionals: true },
);

const jest = join(__dirname, '../../node_modules/jest/bin/jest.js');
const paths = positionals.length === 0 ? ['tests/faults'] : positionals;
const names = values.name === undefined ? [] : ['--testNamePattern', values.name];
const { status } = spawnSync(process.execPath, [jest, ...paths, ...names], {
  stdio: 'inherit',
  env: { ...process.env, FAULTS: 'full' },
});
const playwright = join(__dirname, '../../node_modules/@playwright/test/cli.js');
const crashes =
  positionals.length > 0 || values.name !== undefined
    ? 0
    : spawnSync(process.execPath, [playwright, 'test', 'page-crash'], {
        stdio: 'inherit',
        env: { ...process.env, FAULTS: 'full' },
      }).status;
process.exitCode = Math.max(status ?? 1, crashes ?? 1);
