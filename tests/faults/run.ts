import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs all schedules instead of a tenth; further arguments go to Jest. */
const jest = join(__dirname, '../../node_modules/jest/bin/jest.js');
const { status } = spawnSync(process.execPath, [jest, 'tests/faults', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, FAULTS: 'full' },
});
process.exitCode = status ?? 1;
