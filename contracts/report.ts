/** What went wrong, in words. */
export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The last line, which other scripts read, and the exit code. */
export const finish = (passed: number, failed: number): void => {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
};
