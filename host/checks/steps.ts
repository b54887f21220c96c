import { cucumberCounts, jestCounts, ownCounts, playwrightCounts, type CountsReader } from './counts';

/** One thing that is checked: a command line, and how its output is counted. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** Without a reader the exit code is the one check. */
  readonly count?: CountsReader;
}

/** What `npm run check` runs: everything that needs neither a build nor a browser. */
const FAST: readonly Step[] = [
  { name: 'types', command: 'npm run --silent types' },
  { name: 'lint', command: 'npm run --silent lint', count: ownCounts },
  { name: 'boundaries', command: 'npm run --silent boundaries', count: ownCounts },
  { name: 'unit and coverage of the domain', command: 'npm run --silent coverage -- --ci', count: jestCounts },
  { name: 'unit of the rest', command: 'jest --ci --selectProjects application', count: jestCounts },
  { name: 'features in memory', command: 'cucumber-js --profile memory', count: cucumberCounts },
  { name: 'contracts', command: 'npm run --silent contracts', count: ownCounts },
  { name: 'contracts up to date', command: 'tsx host/checks/pacts-unchanged.ts' },
  { name: 'gateways in memory and HTTP', command: 'npm run --silent gateways', count: ownCounts },
  { name: 'contracts against the twin', command: 'npm run --silent contracts:verify', count: ownCounts },
];

/** What `npm test` runs on top: the build, and everything in Chromium. */
const SLOW: readonly Step[] = [
  { name: 'build', command: 'npm run --silent build' },
  { name: 'browser', command: 'npm run --silent browser' },
  { name: 'size', command: 'npm run --silent size', count: ownCounts },
  { name: 'features in the browser', command: 'cucumber-js --profile browser', count: cucumberCounts },
  { name: 'end to end', command: 'playwright test', count: playwrightCounts },
];

export const steps = (fast: boolean): readonly Step[] => (fast ? FAST : [...FAST, ...SLOW]);
