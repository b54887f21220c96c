import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './host/chromium-executable';
import type { ApplicationOptions } from './tests/e2e/support/test';

/** Specs that make no sense without a server on the other end of a line. */
const OVER_HTTP = [
  '**/accessibility-saving.spec.ts',
  '**/browsing-faults.spec.ts',
  '**/budgets.spec.ts',
  '**/broken-extensions.spec.ts',
  '**/file-grid.spec.ts',
  '**/hostile-files.spec.ts',
  '**/file-page.spec.ts',
  '**/image-editor.spec.ts',
  '**/layout-shift.spec.ts',
  '**/offline-reading.spec.ts',
  '**/offline-start.spec.ts',
  '**/resilience.spec.ts',
  '**/rich-text.spec.ts',
  '**/security.spec.ts',
  '**/start.spec.ts',
  '**/stored-application.spec.ts',
  '**/remembered-session.spec.ts',
  '**/upload-faults.spec.ts',
];

const executablePath = chromiumPath();

export default defineConfig<ApplicationOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Pages spend much of their time waiting, so two of them share a small machine well.
  workers: 2,
  timeout: 30_000,
  // A machine that stalls for seconds is told from a defect by asking again; the list still calls such a test flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [[process.env['CI'] === undefined ? 'list' : 'dot'], ['./tests/e2e/support/coverage-reporter.ts']],
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Pages load what the test's server has; the tests of stored applications allow them.
    serviceWorkers: 'block',
    launchOptions: { args: [...CHROMIUM_FLAGS], ...(executablePath === null ? {} : { executablePath }) },
    actionTimeout: 5000,
  },
  projects: [
    { name: 'memory', use: { adapter: 'memory' }, testIgnore: OVER_HTTP },
    {
      name: 'http',
      use: { adapter: 'http' },
      testMatch: ['**/journey.spec.ts', '**/e2e/extensions.spec.ts', ...OVER_HTTP],
    },
  ],
});
