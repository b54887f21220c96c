import {
  changedTestsCounts,
  cucumberCounts,
  jestCounts,
  ownCounts,
  playwrightCounts,
  type CountsReader,
} from './counts';

/** One command of a check run. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** Reads how many checks passed and failed from the output; without it the exit code is the one check. */
  readonly count?: CountsReader;
}

/** Steps of a stage run side by side; stages run one after another. */
export type Stage = readonly Step[];

const types: Step = { name: 'types', command: 'npm run --silent types' };
const lint: Step = { name: 'lint', command: 'npm run --silent lint', count: ownCounts };
const boundaries: Step = { name: 'boundaries', command: 'npm run --silent boundaries', count: ownCounts };
const format: Step = { name: 'format', command: 'prettier --check --cache --log-level warn .' };
const texts: Step = { name: 'texts', command: 'npm run --silent texts -- --complete', count: ownCounts };
const featuresInMemory: Step = {
  name: 'features in memory',
  command: 'npm run --silent features',
  count: cucumberCounts,
};
const contracts: Step = { name: 'contracts', command: 'npm run --silent contracts', count: ownCounts };
const pactsCommitted: Step = { name: 'contracts up to date', command: 'tsx host/checks/pacts-unchanged.ts' };
const gateways: Step = { name: 'gateways in memory and HTTP', command: 'npm run --silent gateways', count: ownCounts };
const twinVerified: Step = {
  name: 'contracts against the twin',
  command: 'npm run --silent contracts:verify',
  count: ownCounts,
};

/** `npm run check`: run after every change. Only the tests of changed files and of what imports them. */
export const CHECK: readonly Stage[] = [
  [types, lint],
  [boundaries, format],
  [{ name: 'unit tests of what changed', command: 'tsx host/checks/changed-tests.ts', count: changedTestsCounts }],
  [featuresInMemory, contracts],
  [pactsCommitted, gateways],
];

/** `npm test`: everything, also in Chromium. */
export const TEST: readonly Stage[] = [
  [types, lint],
  [boundaries, format],
  [texts],
  [{ name: 'unit and coverage of the domain', command: 'npm run --silent coverage -- --ci', count: jestCounts }],
  [{ name: 'unit of the rest', command: 'jest --ci --selectProjects application', count: jestCounts }],
  [featuresInMemory, contracts],
  [pactsCommitted, gateways],
  [twinVerified, { name: 'build', command: 'npm run --silent build' }],
  [
    { name: 'browser', command: 'npm run --silent browser' },
    { name: 'package', command: 'npm run --silent package:try', count: ownCounts },
  ],
  [{ name: 'size', command: 'npm run --silent size', count: ownCounts }],
  [
    {
      name: 'features in the browser',
      command: 'npm run --silent features -- --profile browser',
      count: cucumberCounts,
    },
  ],
  [{ name: 'end to end', command: 'playwright test', count: playwrightCounts }],
];
