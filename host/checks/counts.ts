import { stripVTControlCharacters } from 'node:util';

/** How many checks of a step held, and how many did not. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Reads a step's output; null when it holds no counts. */
export type CountsReader = (output: string) => Counts | null;

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, counts) => total + counts.passed, 0),
  failed: all.reduce((total, counts) => total + counts.failed, 0),
});

/** The plain closing line of every runner of this project. */
export const closingLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

const plain = (output: string): string => stripVTControlCharacters(output);

/** The number before a word: `amount('3 failed, 2 passed', 'passed')` is 2; 0 when the word is missing. */
const amount = (text: string, word: string): number => Number(new RegExp(`(\\d+) ${word}\\b`).exec(text)?.[1] ?? 0);

const lastMatch = (output: string, pattern: RegExp): string | null => plain(output).match(pattern)?.at(-1) ?? null;

/** Reads the closing line `3 passed, 0 failed` of this project's own runners. */
export const ownCounts: CountsReader = (output) => {
  const line = lastMatch(output, /^\d+ passed, \d+ failed$/gm);
  return line === null ? null : { passed: amount(line, 'passed'), failed: amount(line, 'failed') };
};

/** Jest's `Tests: 1 failed, 9 passed, 10 total`. A suite that could not run shows in the exit code only. */
export const jestCounts: CountsReader = (output) => {
  const tests = lastMatch(output, /^Tests:.*$/gm);
  return tests === null ? null : { passed: amount(tests, 'passed'), failed: amount(tests, 'failed') };
};

/** Jest's counts of the tests that a change concerns; no such test is one passed check. */
export const changedTestsCounts: CountsReader = (output) =>
  jestCounts(output) ?? (/^No tests found/m.test(plain(output)) ? { passed: 1, failed: 0 } : null);

/** Cucumber's `4 scenarios (1 undefined, 3 passed)`: a scenario that did not pass counts as failed. */
export const cucumberCounts: CountsReader = (output) => {
  const line = lastMatch(output, /^\d+ scenarios?\b.*$/gm);
  if (line === null) return null;
  const passed = amount(line, 'passed');
  return { passed, failed: Number.parseInt(line, 10) - passed };
};

/** Playwright's sums, one a line. A flaky test passed at its second try; a test that did not run counts as failed. */
export const playwrightCounts: CountsReader = (output) => {
  const lines = plain(output).match(/^ +\d+ (passed|failed|flaky|interrupted|did not run)\b/gm);
  if (lines === null) return null;
  const text = lines.join('\n');
  return {
    passed: amount(text, 'passed') + amount(text, 'flaky'),
    failed: amount(text, 'failed') + amount(text, 'interrupted') + amount(text, 'did not run'),
  };
};
