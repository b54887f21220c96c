import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LATER_SERVERS } from '../contracts/provider/install';
import { PactCoverage } from '../tests/contract-coverage/pact-coverage';
import { clearCoverage, coverageLine } from '../tests/contract-coverage/request-record';
import { cucumberCounts } from './checks/counts';
import { scriptOptions } from './options';

const USAGE = `Runs the scenarios (npm run features -- [options] [features/topic/file.feature[:line] …]):
  --profile NAME  memory (default) or browser, which needs a build: npm run build
  --server S      with the profile browser: a real server of 9.26, 10.13 or 11.3; the scenarios tagged @generations
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
    server: { type: 'string' },
  },
  { allowPositionals: true },
);
if (!PROFILES.includes(values.profile)) stop(`There is no profile '${values.profile}'.\n\n${USAGE}`);
if (values.server !== undefined && !(values.server in LATER_SERVERS))
  stop(`There is no server '${values.server}'.\n\n${USAGE}`);
if (values.server !== undefined && values.profile !== 'browser') stop(`--server needs --profile browser.\n\n${USAGE}`);
const missing = positionals.find((path) => !existsSync(join(root, path.replace(/(:\d+)+$/, ''))));
if (missing !== undefined) stop(`There is no file ${missing}.\n\n${USAGE}`);

/** One scenario after another, because they share the server. */
const laterArguments = (server: string): readonly string[] => [
  '--tags',
  `@generations and not @not-${server}`,
  '--world-parameters',
  JSON.stringify({ driver: 'browser', later: server }),
  '--parallel',
  '0',
];

const args = [
  '--profile',
  values.profile,
  ...(values.name === undefined ? [] : ['--name', values.name]),
  ...(values.server === undefined ? [] : laterArguments(values.server)),
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
const line = values.profile === 'browser' && values.server === undefined ? coverageLine(PactCoverage.ofPact()) : null;
if (line !== null) console.log(line);
const counts = cucumberCounts(stdout);
if (counts !== null && counts.passed + counts.failed === 0) {
  stop(`No scenario tagged @${values.profile} in ${positionals.length === 0 ? 'features' : positionals.join(', ')}.`);
}
process.exitCode = status ?? 1;
