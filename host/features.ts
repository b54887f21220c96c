import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PactCoverage } from '../tests/contract-coverage/pact-coverage';
import { clearCoverage, coverageLine } from '../tests/contract-coverage/request-record';
import { cucumberCounts } from './checks/counts';
import { scriptOptions } from './options';

const USAGE = `Runs the scenarios (npm run features -- [options] [features/topic/file.feature[:line] …]):
  --profile NAME  memory (default) or browser, which needs a build: npm run build
  --name TEXT     only the scenarios whose name contains this text
  --help          show this`;

const PROFILES = ['memory', 'browser'];

const root = join(__dirname, '..');

const stop = (problem: string): never => {
  console.error(problem);
  return process.exit(2);
};

const { values, positionals } = scriptOptions(
  USAGE,
  {
    profile: { type: 'string', short: 'p', default: 'memory' },
    name: { type: 'string' },
  },
  { allowPositionals: true },
);
if (!PROFILES.includes(values.profile)) stop(`There is no profile '${values.profile}'.\n\n${USAGE}`);
const missing = positionals.find((path) => !existsSync(join(root, path.replace(/(:\d+)+$/, ''))));
if (missing !== undefined) stop(`There is no file ${missing}.\n\n${USAGE}`);

const args = [
  '--profile',
  values.profile,
  ...(values.name === undefined ? [] : ['--name', values.name]),
  ...positionals,
];
if (values.profile === 'browser') clearCoverage();
const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/cucumber-js'), args, {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
process.stdout.write(stdout);
const line = values.profile === 'browser' ? coverageLine(PactCoverage.ofPact()) : null;
if (line !== null) console.log(line);
const counts = cucumberCounts(stdout);
if (counts !== null && counts.passed + counts.failed === 0) {
  stop(`No scenario tagged @${values.profile} in ${positionals.length === 0 ? 'features' : positionals.join(', ')}.`);
}
process.exitCode = status ?? 1;
