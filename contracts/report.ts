/** Result of a run: the number of passed checks, and a message for each failed one. */
export interface Tally {
  readonly passed: number;
  readonly failures: readonly string[];
}

export const noTally: Tally = { passed: 0, failures: [] };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
});

/** The message of an error. */
export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Prints the failures and a last line with the counts, which other scripts parse; sets the exit code. */
export const finish = ({ passed, failures }: Tally): void => {
  for (const failure of failures) console.error(`FAILED ${failure}\n`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
};
