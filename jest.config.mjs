/** @typedef {import('jest').Config} Config */

/** Packages that ship ES modules only and have to be transformed for Jest. */
const ESM_PACKAGES = [
  'inversify',
  '@inversifyjs',
  'lossless-json',
  'marked',
  'otpauth',
  '@fontsource-variable',
  '@sindresorhus/transliterate',
  '@fullcalendar',
  '@full-ui',
  'temporal-polyfill',
  'temporal-utils',
];

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

const shared = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: { '^.+\\.(t|j)sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/jest/style-module.ts' },
  setupFiles: ['<rootDir>/tests/support/jest/browser-globals.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest/matchers.ts', '<rootDir>/tests/support/jest/timeouts.ts'],
};

/** Left to `npm test`: long suites that a change of one file rarely concerns. */
const SLOW_SUITES = process.env.CHECK === 'fast' ? ['<rootDir>/tests/matrix/', '<rootDir>/tests/faults/'] : [];

/** @type {Config} */
const config = {
  maxWorkers: '100%',
  // Failures alone; Jest's default reporter also lists every suite that passed.
  reporters: [['summary', { summaryThreshold: 0 }]],
  projects: [
    // Rules know of no page, and have a run of their own for what it covers.
    { ...shared, displayName: 'domain', testEnvironment: 'node', roots: ['<rootDir>/src/domain'] },
    {
      ...shared,
      displayName: 'application',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/src', '<rootDir>/fixtures', '<rootDir>/tests', '<rootDir>/host'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/src/domain/',
        '<rootDir>/tests/e2e/',
        '<rootDir>/tests/bench/',
        ...SLOW_SUITES,
      ],
    },
  ],
  // Only looked at by `npm run coverage`. Files without any test count as well.
  collectCoverageFrom: ['src/domain/**/*.ts', '!**/*.test.ts', '!**/*.fixtures.ts', '!**/index.ts'],
  coverageThreshold: { global: { lines: 98, branches: 98, functions: 98, statements: 98 } },
};

export default config;
