// Nobody lives in UTC alone: what depends on the zone of the machine by mistake shows in one with odd minutes.
process.env.TZ = 'Asia/Kathmandu';

/** A folder of the domain, set by tests/mutation/run.ts: its mutants have to die by the tests that stand beside them. */
const folder = process.env.MUTATION_FOLDER ?? '**';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    `src/domain/${folder}/**/*.ts`,
    '!src/domain/**/*.test.ts',
    '!src/domain/**/*.fixtures.ts',
    '!src/domain/**/index.ts',
  ],
  plugins: ['./tests/mutation/domain-runner.mjs'],
  testRunner: 'domain',
  coverageAnalysis: 'perTest',
  // One worker and long patience: a busy machine must not take a slow test for a killed mutant.
  concurrency: 1,
  timeoutMS: 15_000,
  timeoutFactor: 4,
  ignorePatterns: [
    'dist',
    'coverage',
    '.cache',
    'test-results',
    'playwright-report',
    'contracts',
    'features',
    'docs',
    'deploy',
  ],
  tempDirName: `.cache/mutation/${process.env.MUTATION_FOLDER ?? 'all'}`,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${process.env.MUTATION_FOLDER ?? 'all'}.json` },
  warnings: { slow: false },
  // A folder of types alone has neither tests nor mutants.
  allowEmpty: true,
};
